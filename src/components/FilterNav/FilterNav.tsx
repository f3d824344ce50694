import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { viewLink } from '#src/components/ListView/use-list-view.ts'
import {
  chooseValue,
  isChosen,
  type Filter,
  type FilterParam,
  type ListSearch,
  type View,
} from '#src/domain/finding/list.ts'
import { filterLinks } from '#src/domain/finding/view.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import styles from './FilterNav.module.scss'

interface FilterNavProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  param: FilterParam<Search>
  hasCounts?: boolean
  /** Draws one pill with the title before it; the default then has no count. */
  isPill?: boolean
  /** A form before the row. On a phone it replaces the link of the default. */
  children?: ReactNode
}

/** Scrolls the row alone: scrollIntoView would scroll the page, too. */
function centerIn(row: HTMLElement | null, item: HTMLElement | null | undefined): void {
  if (row && item) {
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  }
}

/** One link for each value of a filter: wraps on a desktop, scrolls sideways on a phone. */
export function FilterNav<Item, Search extends ListSearch>(props: FilterNavProps<Item, Search>) {
  const { view, param, hasCounts = false, isPill = false, children } = props
  const { list, items, search } = view
  const row = useRef<HTMLUListElement>(null)
  const filter: Filter<Item> = list.filters[param]
  const { dropped, countWith } = filterLinks(view)
  const byDefault = list.defaults[param] ?? ''
  const chosen = search[param] ?? byDefault

  useEffect(() => {
    centerIn(row.current, row.current?.querySelector(`[data-value="${CSS.escape(chosen)}"]`))
  }, [chosen])

  const renderItem = (value: string) => {
    const isCurrent = isChosen(chosen, value)
    const next = chooseValue(filter, chosen, value)
    const hasCount = hasCounts && !(isPill && value === byDefault)
    const count = hasCount ? countWith(param, value) : undefined
    const name = filter.name(value)
    const label = filter.label?.(value) ?? name
    // Begins with what the link shows, so that voice control finds it.
    const accessibleName = [
      filter.spoken?.(value) ?? label,
      count !== undefined && formatCount(list.noun, count),
      !filter.spoken && !name.startsWith(label) && name,
    ]
      .filter(Boolean)
      .join(', ')
    const isEmpty = count === 0 && !isCurrent
    return (
      <li key={value} data-value={value} data-empty={isEmpty || undefined}>
        <Link
          to={list.path}
          search={(current) => ({ ...current, [param]: next, ...dropped })}
          disabled={isEmpty}
          {...viewLink}
          // By keyboard only: the link would move away from a pointer that presses it.
          onFocus={({ target }) =>
            target.matches(':focus-visible') && centerIn(row.current, target)
          }
          aria-current={isCurrent ? 'true' : undefined}
          aria-label={accessibleName === label ? undefined : accessibleName}
        >
          <span>{label}</span>
          {count !== undefined && <small>{` ${count}`}</small>}
        </Link>
      </li>
    )
  }

  return (
    <nav
      aria-label={`Filter by ${filter.title.toLowerCase()}`}
      className={isPill ? styles.compact : styles.nav}
      data-follows-search
    >
      {isPill && (
        <span className={styles.title} aria-hidden="true">
          {filter.title}
        </span>
      )}
      {children}
      <ul ref={row} className={isPill ? styles.pill : styles.list}>
        {[byDefault, ...filter.valuesOf(items)].map(renderItem)}
      </ul>
    </nav>
  )
}
