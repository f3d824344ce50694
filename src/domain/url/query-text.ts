/** In UTF-16 units. Programs do not cut such a URL. */
export const queryMaxLength = 120

/** Not the joiners of some scripts and of emoji. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
/** Firefox before 119 has no `toWellFormed`. */
const loneSurrogate = /\p{Cs}/gu
/** Search ignores marks and joiners. */
const empty = /^[\p{M}\p{Cf}\s]*$/u

/** Normalizes a typed text for the URL: well-formed, without invisible characters, single spaces, cut. Idempotent. */
export function toQueryText(text: string): string {
  const tidy = text
    .replaceAll(loneSurrogate, '\uFFFD')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // The cut may split a surrogate pair.
  const short = tidy
    .slice(0, queryMaxLength)
    .replace(/\p{Cs}$/u, '')
    .trim()
  return empty.test(short) ? '' : short
}

/** Cuts what programs join to the end of a link: a period, a bracket, a quotation mark. */
export const cutJoinedSigns = (text: string) => text.replaceAll(/^\s+|[\s\p{P}\p{S}]+$/gu, '')
