import { findMatchingField, foldQuery } from './filter.ts'
import { filterItems } from './filter-items.ts'
import type { ListDefinition, ListSearch } from './list.ts'
import { mostScored, rankByRelevance } from './rank.ts'

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

/**
 * The same in steps, so that the caller can let a key through between two of them. One pass: fields
 * are grouped while filtering, for a second look at very many matches would be one long step.
 */
export function* findInSteps<Item, Search extends ListSearch>(
  { isChosen, fields }: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Generator<undefined, Item[]> {
  const needle = foldQuery(search.query)
  const groups: Item[][] = fields.map(() => [])
  for (let start = 0; start < items.length; start += stepLength) {
    for (const item of items.slice(start, start + stepLength)) {
      if (isChosen(item, search)) {
        const field = needle === '' ? 0 : findMatchingField(item, fields, needle)
        groups[field]?.push(item)
      }
    }
    yield undefined
  }
  const found = groups.flat()
  return found.length > mostScored ? found : rankByRelevance(found, fields, search.query)
}
