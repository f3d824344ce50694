import { Link } from '@tanstack/react-router'
import { viewLink } from '#src/components/ListView/view-link.ts'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import {
  chooseValue,
  isChosen,
  type Filter,
  type FilterParam,
  type ListPath,
  type ListSearch,
  type View,
} from '#src/domain/finding/list-definition.ts'
import { countValues, dropUselessText } from '#src/domain/finding/view.ts'
import styles from './FilterNav.module.scss'

export interface FilterNavProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  param: FilterParam<Search>
  hasCounts?: boolean
  /** Draws one pill with the title before it; the default then has no count. */
  isPill?: boolean
  /** A form before the row. On a phone it replaces the link of the default. */
  children?: ReactNode
}

/** One link for each value of a filter: wraps on a desktop, scrolls sideways on a phone. */
export function FilterNav<Item, Search extends ListSearch>({
  view,
  param,
  hasCounts = false,
  isPill = false,
  children,
}: FilterNavProps<Item, Search>) {
  const { list, items, search } = view
  const row = useRef<HTMLUListElement>(null)
  const filter: Filter<Item> = list.filters[param]
  const countValue = countValues(view, param)
  const chosen = search[param] ?? filter.default
  const dropsText = dropUselessText(view).query === ''

  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(chosen)}"]`)
    if (row.current && item) {
      // scrollIntoView would also scroll the page.
      row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2
    }
  }, [chosen])

  const renderItem = (value: string) => {
    const isCurrent = isChosen(filter, chosen, value)
    // What is chosen lists nothing then, and without the text it would.
    const isUseless = isCurrent && dropsText
    const hasCount = hasCounts && !isUseless && !(isPill && value === filter.default)
    const count = hasCount ? countValue(value) : undefined
    const name = filter.name(value)
    const label = filter.label?.(value) ?? name
    // Begins with what the link shows, so that voice control finds it.
    const accessibleName = [
      filter.spoken?.(value) ?? label,
      count !== undefined && `${count} ${count === 1 ? list.noun.one : list.noun.many}`,
      !filter.spoken && !name.startsWith(label) && name,
    ]
      .filter(Boolean)
      .join(', ')
    const isEmpty = count === 0 && !isCurrent
    return (
      <li key={value} data-value={value} data-empty={isEmpty || undefined}>
        <FilterLink
          path={list.path}
          param={param}
          value={chooseValue(filter, chosen, value)}
          dropsText={dropsText}
          isCurrent={isCurrent}
          isEmpty={isEmpty}
          name={accessibleName === label ? undefined : accessibleName}
          label={label}
          count={count}
        />
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
        {[filter.default, ...filter.valuesOf(items)].map(renderItem)}
      </ul>
    </nav>
  )
}

interface FilterLinkProps {
  path: ListPath
  param: string
  /** Of the param, after a click. */
  value: string
  dropsText: boolean
  isCurrent: boolean
  isEmpty: boolean
  name: string | undefined
  label: string
  count: number | undefined
}

/** Memoized, because a key changes few of the links. */
const FilterLink = memo(function FilterLink(props: FilterLinkProps) {
  const { path, param, value, dropsText, isCurrent, isEmpty, name, label, count } = props
  return (
    <Link
      to={path}
      search={(current) => ({ ...current, [param]: value, ...(dropsText && { query: '' }) })}
      disabled={isEmpty}
      preload={false}
      {...viewLink}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={name}
    >
      {label}
      {count !== undefined && <small>{` ${count}`}</small>}
    </Link>
  )
})
