import { splitMatches } from '#src/domain/finding/highlight.ts'

/** A match within so many letters is visible in the three lines of a card, on a phone too. */
const visibleLength = 90

/**
 * Begins an excerpt with the sentence of the first match, after '…', if the match is further on than the
 * three lines that a card shows. Without this, the card would not show why it is listed.
 */
export function beginExcerpt(excerpt: string, query: string): string {
  const match = splitMatches(excerpt, query).find(({ isMatch }) => isMatch)
  const before = excerpt.slice(0, match?.start)
  const sentence = match && before.length > visibleLength ? before.search(/[^.?!]*$/) : 0
  return sentence > 0 ? `…${excerpt.slice(sentence)}` : excerpt
}
