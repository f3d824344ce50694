import { memo } from 'react'
import { SavedListLink } from '#src/components/SavedListLink/SavedListLink.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import styles from './ListNote.module.scss'

export const ListNote = memo(function ListNote({ updated }: { updated: string }) {
  return (
    <p className={styles.note}>
      Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>{' '}
      <SavedListLink className={styles.own} />
    </p>
  )
})
