import styles from './ListView.module.scss'

export interface RestOfHeadingProps {
  /** The chosen category, where the heading does not name it; '' for all. */
  topic?: string
  query: string
}

/** Ends the heading of a view with its filters, for who cannot see those that are on below it. */
export function RestOfHeading({ topic = '', query }: RestOfHeadingProps) {
  const rest = (topic && ` on ${topic}`) + (query && ` matching '${query}'`)
  return rest === '' ? null : <span className={styles.hidden}>{rest}</span>
}
