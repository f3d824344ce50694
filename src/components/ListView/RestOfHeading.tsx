import { matchingQuery, type ListSearch } from '#src/domain/finding/list.ts'
import styles from './ListView.module.scss'

export interface RestOfHeadingProps {
  /** The chosen category, where the heading does not name it; '' for all. */
  topic?: string
  search: ListSearch
}

/** Ends the heading of a view with its filters, for people who cannot see the chips below it. */
export function RestOfHeading({ topic = '', search }: RestOfHeadingProps) {
  const rest = (topic && ` – ${topic}`) + matchingQuery(search)
  return rest === '' ? null : <span className={styles.hidden}>{rest}</span>
}
