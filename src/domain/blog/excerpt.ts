import { splitMatches } from '#src/domain/finding/highlight.ts'

/** Letters that three lines surely show, on a phone too. */
const surelySeen = 90

/**
 * A card shows three lines of an excerpt. One with the words that were searched for further on begins
 * with their sentence, or it would not show why it is there.
 */
export function beginExcerpt(excerpt: string, query: string): string {
  const match = splitMatches(excerpt, query).find(({ isMatch }) => isMatch)
  const before = excerpt.slice(0, match?.start)
  const sentence = match && before.length > surelySeen ? before.search(/[^.?!]*$/) : 0
  return sentence > 0 ? `…${excerpt.slice(sentence)}` : excerpt
}
