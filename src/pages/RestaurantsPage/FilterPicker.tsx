import { useEffect, useRef } from 'react'
import { HiddenParams } from '#src/components/ViewLink/HiddenParams.tsx'
import { useNavigateView } from '#src/components/ViewLink/use-navigate-view.ts'
import { filterOf, type ListSearch, type View } from '#src/domain/finding/list-definition.ts'
import { dropUselessText } from '#src/domain/finding/view.ts'
import styles from './FilterPicker.module.scss'

export interface FilterPickerProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  param: keyof Search & string
  title: string
}

/**
 * On a phone, where a row shows four codes of 27: what is chosen, and the rest by full name in the
 * device's own list. Without a script the form asks for the view.
 */
export function FilterPicker<Item, Search extends ListSearch>({
  view,
  param,
  title,
}: FilterPickerProps<Item, Search>) {
  const { list, items, search } = view
  const change = dropUselessText(view)
  const filter = filterOf(list, param)
  const navigateView = useNavigateView(list)
  const select = useRef<HTMLSelectElement>(null)

  // A choice made before hydration: React fires no event for it.
  useEffect(() => {
    const value = select.current?.value
    if (value !== undefined && value !== search[param]) {
      navigateView({ [param]: value })
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
          onChange={({ target: { value } }) => navigateView({ [param]: value, ...change })}
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
