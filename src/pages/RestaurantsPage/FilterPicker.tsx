import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { HiddenParams } from '#src/components/SearchBox/HiddenParams.tsx'
import type { Filter, FilterParam, ListSearch, View } from '#src/domain/finding/list-definition.ts'
import { dropUselessText } from '#src/domain/finding/view.ts'
import styles from './FilterPicker.module.scss'

export interface FilterPickerProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  param: FilterParam<Search>
  title: string
}

/** A `select` for phones, where the row of links shows four of 27 states. */
export function FilterPicker<Item, Search extends ListSearch>({
  view,
  param,
  title,
}: FilterPickerProps<Item, Search>) {
  const { list, items, search } = view
  const change = dropUselessText(view)
  const filter: Filter<Item> = list.filters[param]
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)

  const choose = (value: string) =>
    navigate({
      to: list.path,
      search: (current) => ({ ...current, ...change, [param]: value }),
      resetScroll: false,
    })

  // React fires no event for a choice made before hydration.
  useEffect(() => {
    const value = select.current?.value
    if (value !== undefined && value !== search[param]) {
      void choose(value)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, [])

  return (
    <form action={list.path} className={styles.picker}>
      <HiddenParams list={list} search={{ ...search, ...change, [param]: filter.default }} />
      <span>
        <select
          ref={select}
          name={param}
          aria-label={title}
          autoComplete="off"
          value={search[param]}
          onChange={({ target: { value } }) => void choose(value)}
        >
          {[filter.default, ...filter.valuesOf(items)].map((value) => (
            <option key={value} value={value}>
              {value === filter.default ? `${title}: ${value}` : filter.name(value)}
            </option>
          ))}
        </select>
      </span>
      <button type="submit">Show</button>
    </form>
  )
}
