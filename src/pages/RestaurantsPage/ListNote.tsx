import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import { describeHeading } from '#src/domain/directory/describe.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import styles from './ListNote.module.scss'

export interface ListNoteProps extends DirectorySearch {
  updated: string
}

/** How fresh the list is, and the address of what is shown of it. */
export function ListNote({ updated, state, query }: ListNoteProps) {
  return (
    <div className={styles.note}>
      <p>
        Last updated <time dateTime={toIsoDate(updated)}>{updated}</time>
      </p>
      <CopyLink
        path={`/restaurants${writeQueryString({ state: state === 'All' ? '' : state, query })}`}
        title={`${describeHeading({ state })}${query === '' ? '' : ` matching '${query}'`}`}
      >
        Copy link to this view
      </CopyLink>
    </div>
  )
}
