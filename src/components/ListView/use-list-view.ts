import { use, useDeferredValue } from 'react'
import { useSearchText } from '#src/components/SearchBox/use-search-text.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list-definition.ts'
import { loadedTextSearch, loadTextSearch } from '#src/domain/finding/load-text-search.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** @returns `view` follows each key when React has time; `settledView` follows 200 ms after the last key */
export function useListView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  urlSearch: Search,
) {
  const searchText = useSearchText(list, urlSearch)
  const { text, settledText, isTyped } = searchText
  const deferredText = useDeferredValue(text)
  const deferredSettledText = useDeferredValue(settledText)
  const find = (typed: string) => {
    // A text from the URL is not deferred: the router scrolls and focuses right after this render.
    const query = toQueryText(isTyped ? typed : text)
    // A deferred render waits: the list stays as it is until it can be ranked.
    const wait = () => (isTyped ? use(loadTextSearch(list)) : list)
    const whole = query === '' ? list : (loadedTextSearch(list) ?? wait())
    return findCachedView(whole, items, { ...urlSearch, query })
  }
  return {
    searchText,
    // An empty text takes no time to find.
    view: find(text === '' ? text : deferredText),
    settledView: find(deferredSettledText),
  }
}
