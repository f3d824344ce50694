/** Longer text is cut: no name, title or excerpt comes near it, and a URL stays shareable. */
export const queryMaxLength = 120

/**
 * The one spelling of a typed text in a URL: well-formed Unicode, runs of white space and control
 * characters as one space, none outside, at most `queryMaxLength` UTF-16 units and no character
 * split. Idempotent.
 */
export function toQueryText(text: string): string {
  const tidy = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (tidy.length <= queryMaxLength) {
    return tidy
  }
  const cut = tidy.slice(0, queryMaxLength)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim()
}
