import { use, useDeferredValue, type ReactNode } from 'react'
import { useSearchText } from '#src/components/SearchBox/use-search-text.ts'
import type {
  ListDefinition,
  ListSearch,
  LoadTextSearch,
} from '#src/domain/finding/list-definition.ts'
import type { Match } from '#src/domain/finding/match.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

export interface CardEntry<Item> extends Match<Item> {
  /** A close match: highlights whole words, also in longer texts. */
  isClose?: boolean
  isHidden?: boolean
}

export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
) => ReactNode

/** Of a link to a view of the same list: the page stays where it is scrolled. */
export const viewLink = { resetScroll: false, activeOptions: { exact: true } } as const

/**
 * @returns `view` follows each key when React has time. `isSettled` is false until 200 ms after the last key: help
 * that appeared earlier could move a link while someone clicks it
 */
export function useListView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  urlSearch: Search,
  loadTextSearch: LoadTextSearch<Item>,
) {
  const searchText = useSearchText(list, urlSearch)
  const { text, settledText, isTyped } = searchText
  const deferredText = useDeferredValue(text)
  const deferredSettledText = useDeferredValue(settledText)
  // A text from the URL is not deferred: the router scrolls and focuses right after this render. An empty text takes
  // no time to find.
  const query = toQueryText(isTyped && text !== '' ? deferredText : text)
  // A deferred render waits for it: the list stays as it is.
  const textSearch = query === '' ? undefined : use(loadTextSearch())
  const view = findCachedView(list, items, { ...urlSearch, query }, textSearch)
  const isSettled = query === toQueryText(isTyped ? deferredSettledText : settledText)
  const loadingHelp = isSettled ? textSearch?.prepareHelp?.(view) : undefined
  if (loadingHelp) {
    use(loadingHelp)
  }
  return { searchText: { ...searchText, loadTextSearch }, view, isSettled }
}
