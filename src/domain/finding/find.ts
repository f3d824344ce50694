import { filterItems } from './filter-items.ts'
import { foldQuery, type SearchField } from './filter.ts'
import { fold } from './fold.ts'
import type { ListDefinition, ListSearch } from './list.ts'
import { perList } from './per-list.ts'
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
  const columns = columnsOf(items, fields)
  for (let start = 0; start < items.length; start += stepLength) {
    const end = Math.min(start + stepLength, items.length)
    for (let index = start; index < end; index += 1) {
      const item = items[index] as Item
      if (isChosen(item, search)) {
        groups[findColumn(columns, fields, item, index, needle)]?.push(item)
      }
    }
    yield undefined
  }
  const found = groups.flat()
  return found.length > mostScored ? found : rankByRelevance(found, fields, search.query)
}

type Columns = (string | undefined)[][]

/** Folded texts of a long list, field by field: in a map each would cost a miss of the cache. */
const columnsOf = perList((_items, fields): Columns => fields.map(() => []))

function findColumn<Item>(
  columns: Columns,
  fields: readonly SearchField<Item>[],
  item: Item,
  index: number,
  needle: string,
): number {
  return needle === ''
    ? 0
    : fields.findIndex(({ text, minQueryLength = 0 }, field) => {
        const column = columns[field] ?? []
        return (
          needle.length >= minQueryLength && (column[index] ??= fold(text(item))).includes(needle)
        )
      })
}
