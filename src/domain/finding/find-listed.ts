import {
  passesFilters,
  type Listed,
  type ListDefinition,
  type ListSearch,
} from './list-definition.ts'
import { matchText } from './match.ts'

/** Stage one and two of finding: what a view lists, in its order. */
export function findListed<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Listed<Item, Search> {
  const inText = matchText(items, list.fields, search.query)
  const isIn = passesFilters(list, search)
  const inView = inText.filter(({ item }) => isIn(item))
  const found = list.rank?.(inView, list.fields, search.query) ?? inView
  return { list, items, search, found, inText }
}
