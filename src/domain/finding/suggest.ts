import Fuse from 'fuse.js/basic'
import { foldQuery, type SearchField } from './filter.ts'
import { fold } from './fold.ts'

/** A close match, and the text of the item that the query seems to mean. */
export interface Suggestion<Item> {
  item: Item
  matched: string
}

const most = 3
const minQueryLength = 4

/**
 * Stage three of finding: the items a mistyped query may mean, closest first, three at the most.
 * For a query that stage one found nothing for; silent on nonsense.
 */
export function suggestMatches<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Suggestion<Item>[] {
  const needle = foldQuery(query)
  if (needle.length < minQueryLength) {
    return []
  }
  const entries = items.flatMap((item) => fields.map(({ text }) => ({ item, matched: text(item) })))
  const fuse = new Fuse(entries, {
    ignoreLocation: true,
    threshold: 0.34,
    minMatchCharLength: 3,
    keys: [{ name: 'matched', getFn: ({ matched }) => fold(matched) }],
  })
  const suggestions = new Map<Item, Suggestion<Item>>()
  for (const { item } of fuse.search(needle)) {
    if (!suggestions.has(item.item)) {
      suggestions.set(item.item, item)
    }
  }
  return [...suggestions.values()].slice(0, most)
}
