import { useQueryBox, type QueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'
import { viewOf, type View } from '#src/domain/finding/view.ts'

/** What a page of a list needs to show it. */
export interface Finding<Item, Search extends ListSearch> {
  box: QueryBox
  /** The one view on the page: the filters of the URL and the text of the box. */
  view: View<Item, Search>
  /** The view when the visitor last rested from typing: for close matches, counts and speech. */
  rested: View<Item, Search>
}

/** @param urlSearch the search params of the view that the router has rendered */
export function useFinding<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  urlSearch: Search,
): Finding<Item, Search> {
  const box = useQueryBox(list.path, urlSearch.query)
  const find = (text: string) => viewOf(list, items, { ...urlSearch, query: toQueryText(text) })
  return { box, view: find(box.text), rested: find(box.rested) }
}
