import styles from './Highlight.module.scss'
import { splitMatches } from '#src/domain/finding/highlight.ts'

/**
 * A text with what the query found in it marked. For the eyes only: said aloud, the begin and end of
 * every mark would break a name into letters.
 */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (query === '') {
    return text
  }
  return splitMatches(text, query).map(({ text: part, start, isMatch }) =>
    isMatch ? (
      <mark key={start} role="presentation" className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
