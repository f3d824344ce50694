import { useDeferredValue } from 'react'
import { useSearchText } from '#src/components/SearchBox/use-search-text.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list-definition.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/**
 * The view that a page shows. The box takes a key at once, and React renders the list when it can.
 * @returns `settledView` is the view 200 ms after the last key, for highlights, counts, help and the map
 */
export function useListView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  urlSearch: Search,
) {
  const searchText = useSearchText(list, urlSearch)
  const { text, settledText, isTyped } = searchText
  const deferredText = useDeferredValue(text)
  const deferredSettledText = useDeferredValue(settledText)
  // Not deferred where the text is the URL's: the router scrolls and focuses right after its render.
  const find = (typed: string) =>
    findCachedView(list, items, { ...urlSearch, query: toQueryText(isTyped ? typed : text) })
  return { searchText, view: find(deferredText), settledView: find(deferredSettledText) }
}
