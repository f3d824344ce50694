import { site } from '#src/site.ts'
import styles from './Wordmark.module.scss'

// The drawing of leaf-plate.svg.
const leafPlate =
  'M24.5 13.9q1.3-6.5 7.5-12.4 6.2 5.9 7.5 12.4 5.5-3.7 14.1-3.5.2 8.6-3.5 14.1c4.2.9 8.6 3.3 12.4 7.5a24 24 0 0 1-12.4 7.5q3.7 5.5 3.5 14.1-8.6.2-14.1-3.5c-.9 4.2-3.3 8.6-7.5 12.4a24 24 0 0 1-7.5-12.4 24 24 0 0 1-14.1 3.5 24 24 0 0 1 3.5-14.1q-6.5-1.3-12.4-7.5 5.9-6.2 12.4-7.5a24 24 0 0 1-3.5-14.1q8.6-.2 14.1 3.5m8.4 12.7v-17.6a.9.9 0 0 0-1.8 0v17.6a6 6 0 0 0-2.3.9l-12.4-12.4a.9.9 0 0 0-1.3 1.3l12.4 12.4a6 6 0 0 0-.9 2.3h-17.6a.9.9 0 0 0 0 1.8h17.6a6 6 0 0 0 .9 2.3l-12.4 12.4a.9.9 0 0 0 1.3 1.3l12.4-12.4a6 6 0 0 0 2.3.9v17.6a.9.9 0 0 0 1.8 0v-17.6a6 6 0 0 0 2.3-.9l12.4 12.4a.9.9 0 0 0 1.3-1.3l-12.4-12.4a6 6 0 0 0 .9-2.3h17.6a.9.9 0 0 0 0-1.8h-17.6a6 6 0 0 0-.9-2.3l12.4-12.4a.9.9 0 0 0-1.3-1.3l-12.4 12.4a6 6 0 0 0-2.3-.9m-3.5 5.4a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0'

export function LeafPlate({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true" className={className}>
      <path d={leafPlate} fill="currentColor" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <LeafPlate className={styles.mark} />
      <span className={styles.name}>{site.name}</span>
    </span>
  )
}
