import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import {
  activeFilters,
  hrefOf,
  indexedViews,
  type ListSearch,
  type View,
} from '#src/domain/finding/list-definition.ts'
import styles from './EmptyNotice.module.scss'

export interface PlainViewsProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  /** Called when a link is followed. The link leaves the page, so the caller moves the focus. */
  onFollow: () => void
}

/** Links to the views that search engines index, such as one for each state, for who found nothing. */
export function PlainViews<Item, Search extends ListSearch>({
  view,
  onFollow,
}: PlainViewsProps<Item, Search>) {
  const { list, items } = view
  return (
    <ul role="list" className={styles.views}>
      {indexedViews(list, items).map((plain) => (
        <li key={hrefOf(list, plain)}>
          <ViewLink view={view} search={plain} onFollow={onFollow}>
            {activeFilters(list, plain).map(({ filter, value }) => filter.name(value))}
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}
