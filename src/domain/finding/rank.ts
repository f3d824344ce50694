import Fuse from 'fuse.js/basic'
import { findMatchingField, foldOnce, foldQuery, type SearchField } from './filter.ts'

/** Where more than this match, the query is too short to say which is meant. */
export const mostScored = 2000

/**
 * Stage two of finding: puts what stage one kept in order of relevance, and neither adds nor drops.
 * A match in an earlier field goes first, then Fuse.js decides, then the given order. Without a
 * query the given order stays; of more than two thousand matches Fuse.js is not asked.
 */
export function rankByRelevance<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Item[] {
  const needle = foldQuery(query)
  if (needle === '') {
    return [...items]
  }
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const field = findMatchingField(item, fields, needle)
    const group = groups.get(field)
    if (group === undefined) {
      groups.set(field, [item])
    } else {
      group.push(item)
    }
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([index, group]) => {
      const field = fields[index]
      return field === undefined || items.length > mostScored
        ? group
        : sortByScore(group, field, needle)
    })
}

/**
 * Fuse.js scores by text, 0 best. Only the field that matched is scored: with all fields, the names
 * of five kitchens in New York, which have nothing to do with the query `new york`, would upset
 * their order.
 */
function sortByScore<Item>(
  items: readonly Item[],
  { text }: SearchField<Item>,
  needle: string,
): Item[] {
  const texts = [...new Set(items.map((item) => foldOnce(text(item))))]
  const fuse = new Fuse(texts, { includeScore: true, shouldSort: false, threshold: 1 })
  const scores = new Map(fuse.search(needle).map(({ item, score = 1 }) => [item, score]))
  return items
    .map((item) => ({ item, score: scores.get(foldOnce(text(item))) ?? 1 }))
    .toSorted((a, b) => a.score - b.score)
    .map(({ item }) => item)
}
