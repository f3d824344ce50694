import { useMemo } from 'react'
import { useQueryBox, type QueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { announceView } from '#src/domain/finding/announce.ts'
import { findClose, type CloseMatches } from '#src/domain/finding/close.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'
import { useFound, type Found } from './use-found.ts'

/** A view, what it lists, and what stands below that. */
interface FoundView<Item, Search> extends Found<Item, Search> {
  close: CloseMatches<Item, Search> | undefined
}

/** A list as it is found: what a page of a list needs to show it. */
export interface Finding<Item, Search> {
  box: QueryBox
  /** What is listed; where the list is long a moment behind the box, ahead of the URL. */
  view: FoundView<Item, Search>
  /** Whether it comes of typing that the URL does not show yet, and not of a navigation. */
  isTyped: boolean
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
  const found = useFound(list, items, asked)
  const view = useMemo(
    () => ({ ...found, close: findClose(list, items, found.found, found.search) }),
    [list, items, found],
  )
  const spoken = announceView(list, view.search, view.found.length, view.close)
  return { box, view, isTyped: box.query !== urlSearch.query, spoken }
}
