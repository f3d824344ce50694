import { memo, type ReactNode } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { withoutChoice, type ListDefinition, type ListSearch } from '#src/domain/finding/list.ts'
import styles from './ListView.module.scss'

export interface FilterChipsProps<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  search: Search
  /** A followed link is gone: the focus must go somewhere. */
  onRemove: () => void
}

/** The filters that are on. Each is a link to the view without it, so it works without a script. */
export const FilterChips = memo(function FilterChips<Item, Search extends ListSearch>({
  list,
  search,
  onRemove,
}: FilterChipsProps<Item, Search>) {
  const choice = list.nameChoice(search)
  if (choice === '' && search.query === '') {
    return null
  }
  const chips = [
    { key: 'choice', name: choice, search: withoutChoice(list, search) },
    { key: 'query', name: search.query && `“${search.query}”`, search: { ...search, query: '' } },
  ].filter(({ name }) => name !== '')
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ key, name, search: without }) => (
        <li key={key}>
          <ViewLink path={list.path} search={without} className={styles.chip} onFollow={onRemove}>
            <span className={styles.hidden}>Remove filter </span>
            <span className={styles.chipName}>{name}</span>
            <Icon path={cross} />
          </ViewLink>
        </li>
      ))}
      <li>
        <ViewLink
          path={list.path}
          search={list.defaults}
          className={styles.clear}
          onFollow={onRemove}
        >
          Clear all
        </ViewLink>
      </li>
    </ul>
  )
}) as <Item, Search extends ListSearch>(props: FilterChipsProps<Item, Search>) => ReactNode
