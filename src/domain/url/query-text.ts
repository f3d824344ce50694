/** In UTF-16 units. A name or title is far shorter, and programs do not cut such a URL. */
export const queryMaxLength = 120

/** Invisible characters that copied text may contain. Not the joiners of some scripts and of emoji. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
/** `toWellFormed` is missing in Firefox 114 to 118. */
const loneSurrogate = /\p{Cs}/gu
/** A text that matches nothing: search ignores marks and joiners. */
const empty = /^[\p{M}\p{Cf}\s]*$/u

/**
 * Normalizes a typed text for the URL: well-formed Unicode, no invisible characters, one space for a run
 * of white space and control characters, none at the ends, at most `queryMaxLength` and no surrogate
 * pair split; '' for accents without a letter. Idempotent.
 */
export function toQueryText(text: string): string {
  const tidy = text
    .replaceAll(loneSurrogate, '\uFFFD')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const short = tidy.length <= queryMaxLength ? tidy : cut(tidy)
  return empty.test(short) ? '' : short
}

function cut(text: string): string {
  const start = text.slice(0, queryMaxLength)
  return start.replace(/\p{Cs}$/u, '').trim()
}
