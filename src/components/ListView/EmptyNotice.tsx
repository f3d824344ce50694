import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { defaultsOf, type ListSearch, type View } from '#src/domain/finding/list-definition.ts'
import styles from './EmptyNotice.module.scss'

export interface EmptyNoticeProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  /** Called when the link is followed. It leaves the page, so the caller moves the focus. */
  onFollow: () => void
}

export function EmptyNotice<Item, Search extends ListSearch>({
  view,
  onFollow,
}: EmptyNoticeProps<Item, Search>) {
  const { list, search } = view
  return (
    <div className={styles.notice}>
      <span className={styles.plate} aria-hidden="true" />
      <p className={styles.count}>{list.texts.count(0, search)}</p>
      <p className={styles.none}>{list.texts.noResults}</p>
      <ViewLink view={view} search={defaultsOf(list)} className={styles.all} onFollow={onFollow}>
        Show all<span className={styles.hidden}> {list.noun.many}</span>
      </ViewLink>
    </div>
  )
}
