import { filterItems } from './filter-items.ts'
import type { ListDefinition, ListSearch } from './list.ts'
import { rankByRelevance } from './rank.ts'

/** Items that are looked at in one step: a few milliseconds on a slow phone. */
const stepLength = 1000

/** Stages one and two: what is listed, in the order shown. */
export function findItems<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Item[] {
  return rankByRelevance(filterItems(list, items, search), list.fields, search.query)
}

/** The same in steps, so that the caller can let a key through between two of them. */
export function* findInSteps<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Generator<undefined, Item[]> {
  const found: Item[] = []
  for (let start = 0; start < items.length; start += stepLength) {
    for (const item of filterItems(list, items.slice(start, start + stepLength), search)) {
      found.push(item)
    }
    yield undefined
  }
  return rankByRelevance(found, list.fields, search.query)
}
