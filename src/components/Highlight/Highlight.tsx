import { splitMatches } from '#src/domain/finding/highlight.ts'

/** A text with what the query found in it marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (query === '') {
    return text
  }
  return splitMatches(text, query).map(({ text: part, start, isMatch }) =>
    isMatch ? <mark key={start}>{part}</mark> : part,
  )
}
