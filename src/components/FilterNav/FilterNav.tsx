import { memo, useEffect, useRef, type ReactNode } from 'react'
import { filterOf, type ListSearch, type View } from '#src/domain/finding/list-definition.ts'
import { countValues } from '#src/domain/finding/view.ts'
import styles from './FilterNav.module.scss'
import { FilterTab } from './FilterTab.tsx'

export interface FilterNavProps<Item, Search extends ListSearch> {
  label: string
  view: View<Item, Search>
  param: keyof Search & string
  /** Shows beside each link how many items it lists. */
  hasCounts?: boolean
  /** Draws one pill with this word before it, for a few short values; the default then has no count. */
  title?: string
  /** A form before the row. On a phone it replaces the link of the default. */
  children?: ReactNode
}

/** A row of links, one for each value of a filter: wraps on a desktop, scrolls sideways on a phone. */
export const FilterNav = memo(function FilterNav<Item, Search extends ListSearch>({
  label,
  view,
  param,
  hasCounts = false,
  title,
  children,
}: FilterNavProps<Item, Search>) {
  const { list, items, search } = view
  const row = useRef<HTMLUListElement>(null)
  const filter = filterOf(list, param)
  const count = hasCounts ? countValues(view, filter) : undefined
  const chosen = search[param]

  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(
      `[data-value="${CSS.escape(chosen ?? '')}"]`,
    )
    if (row.current && item) {
      // Not scrollIntoView: that would also move the page.
      row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2
    }
  }, [chosen])

  const values = [filter.default, ...filter.valuesOf(items)]
  const isPill = title !== undefined

  return (
    <nav aria-label={label} className={isPill ? styles.compact : styles.nav} data-follows-search>
      {isPill && (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
      {children}
      <ul ref={row} className={isPill ? styles.pill : styles.list}>
        {values.map((value) => (
          <FilterTab
            key={value}
            view={view}
            filter={filter}
            value={value}
            count={isPill && value === filter.default ? undefined : count?.(value)}
          />
        ))}
      </ul>
    </nav>
  )
}) as <Item, Search extends ListSearch>(props: FilterNavProps<Item, Search>) => ReactNode
