import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import type { Filter, FilterParam } from '#src/domain/finding/list.ts'
import { filterLinks } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './FilterPickers.module.scss'

type Param = FilterParam<DirectorySearch>

/** A `select` for each filter. Without a script, one submit sends them with the text of the search box. */
export function FilterPickers({ view, params }: { view: DirectoryView; params: Param[] }) {
  return (
    <div className={styles.pickers}>
      {params.map((param) => (
        <FilterPicker key={param} view={view} param={param} />
      ))}
      <button type="submit" form="search-form">
        Show
      </button>
    </div>
  )
}

function FilterPicker({ view, param }: { view: DirectoryView; param: Param }) {
  const { list, items, search } = view
  const filter: Filter<Restaurant> = list.filters[param]
  const chosen = search[param]
  const { dropped, countWith } = filterLinks(view)
  const values = filter.valuesOf(items)
  // The codes of states are in another order than their names. Not localeCompare, which takes a phone 50 ms to load.
  const choices =
    filter.isMultiple === true
      ? [...values, chosen.includes('.') ? chosen : values.join('.')]
      : values.toSorted((a, b) => (filter.name(a) < filter.name(b) ? -1 : 1))
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const chosenAt = useRef(-Infinity)

  const choose = (value: string, replace = false) =>
    navigate({
      to: list.path,
      search: (current) => ({ ...current, ...dropped, [param]: value }),
      replace,
      resetScroll: false,
    })

  // React fires no event for a choice made before hydration.
  const takeOver = useEffectEvent(() => {
    const value = select.current?.value
    if (value !== undefined && value !== chosen) {
      void choose(value)
    }
  })
  useEffect(() => takeOver(), [])

  return (
    <span>
      <select
        ref={select}
        name={param}
        form="search-form"
        aria-label={filter.title}
        autoComplete="off"
        value={chosen}
        data-chosen={chosen !== list.defaults[param] || undefined}
        onChange={({ target: { value }, timeStamp }) => {
          // On Windows each letter and arrow chooses: quick choices are one entry of the history.
          void choose(value, timeStamp - chosenAt.current < 1000)
          chosenAt.current = timeStamp
        }}
      >
        <option value={list.defaults[param]}>{`${filter.title}: ${list.defaults[param]}`}</option>
        {choices.map((value) => {
          const count = countWith(param, value)
          return (
            <option key={value} value={value} disabled={count === 0 && value !== chosen}>
              {filter.name(value) + (count === undefined ? '' : ` (${count})`)}
            </option>
          )
        })}
      </select>
    </span>
  )
}
