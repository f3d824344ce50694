import { useMemo } from 'react'
import { useQueryBox, type QueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { announceView } from '#src/domain/finding/announce.ts'
import { findClose, type CloseMatches } from '#src/domain/finding/close.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'
import { useFound } from './use-found.ts'

/** A list as it is found: what a page of a list needs to show it. */
export interface Finding<Item, Search> {
  box: QueryBox
  /** The view that is listed; a moment behind the box, ahead of the URL. */
  search: Search
  found: readonly Item[]
  close: CloseMatches<Item, Search> | undefined
  /** What screen readers are told. */
  spoken: string
}

/** A short list is drawn with the key: two renders for a key cost more than they spare. */
const drawnAtOnce = 200

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
  const box = useQueryBox(urlSearch.query, writeQuery, items.length > drawnAtOnce)
  // By its values: the router makes a new object for every write.
  const choice = JSON.stringify({ ...urlSearch, query: '' })
  const search = useMemo<Search>(
    () => ({ ...(JSON.parse(choice) as Search), query: box.query }),
    [choice, box.query],
  )
  const found = useFound(list, items, search)
  const close = useMemo(() => findClose(list, items, found, search), [list, items, found, search])
  const spoken = announceView(list, search, found.length, close)
  return { box, search, found, close, spoken }
}
