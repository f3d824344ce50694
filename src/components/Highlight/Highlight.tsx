import styles from './Highlight.module.scss'
import { splitMatches } from '#src/domain/finding/highlight.ts'

export interface HighlightProps {
  text: string
  query: string
  /** Marks whole words alone. */
  isWhole?: boolean
  /** The part of the text to show; a match may go beyond it. */
  from?: number
  to?: number
}

/**
 * A text with what the query found in it marked. For the eyes only: said aloud, the begin and end of
 * every mark would break a name into letters.
 */
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
      <mark key={start} role="presentation" className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}
