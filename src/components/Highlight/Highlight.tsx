import { splitMatches } from '#src/domain/finding/highlight.ts'

/** A text with what the query found in it marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (query === '') {
    return text
  }
  return splitMatches(text, query).map(({ text: part, isMatch }, index) =>
    // The parts of one text have no other identity than their order.
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
}
