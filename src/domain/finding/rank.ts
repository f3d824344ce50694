import Fuse from 'fuse.js/basic'
import { foldOnce, foldQuery, type Match, type SearchField } from './match.ts'

/** Shorter queries are not ranked: most texts contain a single letter, wherever it is. */
const leastLetters = 2
/** With more matches Fuse.js is not asked: the query is too short to prefer one. */
const mostScored = 2000

/**
 * Stage two of finding: orders what stage one kept, and neither adds nor drops. Whole words go before
 * letters inside one, then an earlier field before a later one, then Fuse.js decides, then the given
 * order. With one letter or none the given order stays.
 */
export function rank<Item>(
  matches: readonly Match<Item>[],
  fields: readonly SearchField<Item>[],
  query: string,
): Match<Item>[] {
  const needle = foldQuery(query)
  if (needle.length < leastLetters) {
    return [...matches]
  }
  const isScored = matches.length <= mostScored
  return [true, false].flatMap((isWhole) =>
    [...fields, undefined].flatMap((field) => {
      const group = matches.filter((match) => match.isWhole === isWhole && match.field === field)
      return field && isScored ? sortByScore(group, field, needle) : group
    }),
  )
}

/**
 * Fuse.js scores each text of the field that matched, 0 best. With all fields, the names of kitchens
 * in New York would decide their order for the query `new york`, with which they have nothing to do.
 */
function sortByScore<Item>(
  group: readonly Match<Item>[],
  { text }: SearchField<Item>,
  needle: string,
): Match<Item>[] {
  const texts = [...new Set(group.map(({ item }) => foldOnce(text(item))))]
  if (texts.length < 2) {
    return [...group]
  }
  const fuse = new Fuse(texts, { includeScore: true, shouldSort: false, threshold: 1 })
  const scores = new Map(fuse.search(needle).map(({ item, score = 1 }) => [item, score]))
  const scoreOf = ({ item }: Match<Item>) => scores.get(foldOnce(text(item))) ?? 1
  return group.toSorted((a, b) => scoreOf(a) - scoreOf(b))
}
