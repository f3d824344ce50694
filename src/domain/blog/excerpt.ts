import { splitMatches } from '#src/domain/finding/highlight.ts'

/** The letters in the three lines of a card on a phone. */
const visibleLength = 90

/** If the card would cut off the first match, begins with its sentence, after '…'. */
export function beginExcerpt(excerpt: string, query: string): string {
  const match = splitMatches(excerpt, query).find(({ isMatch }) => isMatch)
  const before = excerpt.slice(0, match?.start)
  const sentence = match && before.length > visibleLength ? before.search(/[^.?!]*$/) : 0
  return sentence > 0 ? `…${excerpt.slice(sentence)}` : excerpt
}
