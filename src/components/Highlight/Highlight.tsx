import { splitMatches } from '#src/domain/finding/highlight.ts'

export interface HighlightProps {
  text: string
  query: string
  isWhole?: boolean
  from?: number
  to?: number
}

/** Marks matches. The role is `presentation`, because screen readers would announce each mark in a name. */
export function Highlight({
  text,
  query,
  isWhole = false,
  from = 0,
  to = text.length,
}: HighlightProps) {
  if (query === '') {
    return text.slice(from, to)
  }
  return splitMatches(text, query, isWhole).map(({ text: run, start, isMatch }) => {
    const part = text.slice(Math.max(start, from), Math.min(start + run.length, to))
    return isMatch && part !== '' ? (
      <mark key={start} role="presentation">
        {part}
      </mark>
    ) : (
      part
    )
  })
}
