import { useMemo } from 'react'
import { useQueryBox, type QueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { announceView } from '#src/domain/finding/announce.ts'
import { findClose, type CloseMatches } from '#src/domain/finding/close.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'
import { useFound, type Found } from './use-found.ts'

/** A list as it is found: what a page of a list needs to show it. */
export interface Finding<Item, Search> {
  box: QueryBox
  /** What is listed; where the list is long a moment behind the box, ahead of the URL. */
  view: Found<Item, Search>
  /** Whether it comes of typing that the URL does not show yet, and not of a navigation. */
  isTyped: boolean
  close: CloseMatches<Item, Search> | undefined
  /** What screen readers are told. */
  spoken: string
}

/**
 * Search box, list and close matches of a list by its definition.
 * @param urlSearch the view of the URL
 * @param writeQuery puts a text into the URL; keep it stable
 */
export function useFinding<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  urlSearch: Search,
  writeQuery: (query: string) => void,
): Finding<Item, Search> {
  const box = useQueryBox(urlSearch.query, writeQuery)
  // By its values: the router makes a new object for every write, its keys in any order.
  const choice = JSON.stringify({ ...list.defaults, ...urlSearch, query: '' })
  const asked = useMemo<Search>(
    () => ({ ...(JSON.parse(choice) as Search), query: box.query }),
    [choice, box.query],
  )
  const view = useFound(list, items, asked)
  const { search, found } = view
  const close = useMemo(() => findClose(list, items, found, search), [list, items, found, search])
  const spoken = announceView(list, search, found.length, close)
  return { box, view, isTyped: box.query !== urlSearch.query, close, spoken }
}
