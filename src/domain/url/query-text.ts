/** Longer text is cut: no name, title or excerpt comes near it, and a URL stays shareable. */
export const queryMaxLength = 120

/** What copied text brings along unseen. Joiners stay, which some scripts and emoji are written with. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
/** Nothing that could be looked for: search looks past marks and joiners. */
const empty = /^[\p{M}\p{Cf}\s]*$/u

/**
 * The one spelling of a typed text in a URL: well-formed Unicode, no invisible characters, runs of
 * white space and control characters as one space, none outside, at most `queryMaxLength` UTF-16 units
 * and no character split; '' for accents without a letter. Idempotent.
 */
export function toQueryText(text: string): string {
  const tidy = text
    .toWellFormed()
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const short = tidy.length <= queryMaxLength ? tidy : cut(tidy)
  return empty.test(short) ? '' : short
}

function cut(text: string): string {
  const start = text.slice(0, queryMaxLength)
  return (start.isWellFormed() ? start : start.slice(0, -1)).trim()
}
