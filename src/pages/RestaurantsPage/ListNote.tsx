import { memo } from 'react'
import { OwnListLink } from '#src/components/OwnListLink/OwnListLink.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import styles from './ListNote.module.scss'

export const ListNote = memo(function ListNote({ updated }: { updated: string }) {
  return (
    <p className={styles.note}>
      Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
      <OwnListLink className={styles.own} />
    </p>
  )
})
