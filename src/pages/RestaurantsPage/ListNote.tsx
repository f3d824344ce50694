import { memo } from 'react'
import { OwnListLink } from '#src/components/OwnListLink/OwnListLink.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import styles from './ListNote.module.scss'

/** How fresh the list is, and how to read it; no key changes it. */
export const ListNote = memo(function ListNote({ updated }: { updated: string }) {
  return (
    <>
      <p className={`${styles.note} ${styles.updated}`}>
        Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
        <OwnListLink className={styles.own} />
      </p>
      <p className={`${styles.note} ${styles.key}`}>
        $ to $$$$: from a counter lunch to a tasting menu. NEW: opened in the two years before the
        update. “Last confirmed”: the year in which a source last named the place.
      </p>
    </>
  )
})
