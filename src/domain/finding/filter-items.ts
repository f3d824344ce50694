import { filterByQuery } from './filter.ts'
import type { ListDefinition, ListSearch } from './list.ts'

/** Stage one for a view: what is listed, in the given order. */
export function filterItems<Item, Search extends ListSearch>(
  { isChosen, fields }: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Item[] {
  return filterByQuery(
    items.filter((item) => isChosen(item, search)),
    fields,
    search.query,
  )
}
