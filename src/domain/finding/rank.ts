import Fuse from 'fuse.js/basic'
import { findMatchingField, foldQuery, type SearchField } from './filter.ts'
import { fold } from './fold.ts'

/**
 * Stage two of finding: puts what stage one kept in order of relevance, and neither adds nor drops.
 * A match in an earlier field goes first, then Fuse.js decides, then the given order. Without a
 * query the given order stays.
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
  const matches = items.map((item) => {
    const field = findMatchingField(item, fields, needle)
    return { item, field, text: fold(fields[field]?.text(item) ?? '') }
  })
  const scores = scoreWithFuse(
    matches.map(({ text }) => text),
    needle,
  )
  return matches
    .map((match, position) => ({ ...match, score: scores.get(position) ?? 1 }))
    .toSorted((a, b) => a.field - b.field || a.score - b.score)
    .map(({ item }) => item)
}

/**
 * Fuse.js scores by position in `texts`, 0 best; a text that it does not find has none. Only the
 * text that matched is scored: with all fields, the names of five kitchens in New York, which have
 * nothing to do with the query `new york`, would upset their order.
 */
function scoreWithFuse(texts: readonly string[], needle: string): Map<number, number> {
  const fuse = new Fuse(texts, { includeScore: true, shouldSort: false, threshold: 1 })
  return new Map(fuse.search(needle).map(({ refIndex, score = 1 }) => [refIndex, score]))
}
