import { startTransition, use, useDeferredValue, useState, type ReactNode } from 'react'
import { useSearchText } from '#src/components/SearchBox/use-search-text.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'
import type { LoadTextSearch } from '#src/domain/finding/load-once.ts'
import type { Match } from '#src/domain/finding/match.ts'
import { findView } from '#src/domain/finding/view.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** What the route of a list gives its page. */
export interface ListPageProps<Item, Search extends ListSearch> {
  items: readonly Item[]
  search: Search
  loadTextSearch: LoadTextSearch<Item>
}

export interface CardEntry<Item> extends Match<Item> {
  /** A close match: highlights whole words, also in longer texts. */
  isClose?: boolean
  isHidden?: boolean
}

export type RenderCards<Item> = (entries: readonly CardEntry<Item>[]) => ReactNode

/** For a link to a view of the same list: the page stays where it is scrolled. */
export const viewLink = {
  preload: false,
  resetScroll: false,
  activeOptions: { exact: true },
} as const

/**
 * @returns `view` follows each key when React has time. `isSettled` is false until 200 ms after the last key: help
 * that appeared earlier could move a link while someone clicks it
 */
export function useListView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  { items, search, loadTextSearch }: ListPageProps<Item, Search>,
) {
  const searchText = useSearchText(list, search)
  const { text, settledText, isTyped } = searchText
  const deferredText = useDeferredValue(text)
  const deferredSettledText = useDeferredValue(settledText)
  // The text of the rendered URL is not deferred: the router scrolls and focuses right after this render. A typed text
  // is, also after a filter was chosen. Else React would hide the page until search has loaded.
  const isDeferred = isTyped || toQueryText(text) !== search.query
  // An empty text takes no time to find.
  const query = toQueryText(isDeferred && text !== '' ? deferredText : text)
  const [retried, setRetried] = useState<ReturnType<LoadTextSearch<Item>>>()
  const loading = query === '' ? undefined : (retried ?? loadTextSearch())
  // A deferred render and a transition wait for it: the list stays as it is.
  const textSearch = loading instanceof Promise ? use(loading) : loading
  const view = findView(list, items, { ...search, query }, textSearch)
  const isSettled = query === toQueryText(isDeferred ? deferredSettledText : settledText)
  if (isSettled && view.loading) {
    use(view.loading)
  }
  const retry = () => startTransition(() => setRetried(loadTextSearch('retry')))
  return { searchText: { ...searchText, loadTextSearch: retry }, view, isSettled }
}
