import Fuse from 'fuse.js/basic'
import {
  passesFilters,
  type Listed,
  type ListDefinition,
  type ListSearch,
} from './list-definition.ts'
import { foldOnce, foldQuery, matchText, type Match, type SearchField } from './match.ts'

/** Shorter queries are not ranked: most texts contain a single letter, wherever it is. */
const minLetters = 2
/** With more matches Fuse.js is not asked: the query is too short to prefer one. */
const maxScored = 2000

/** Stages one and two of finding: what a view lists, in its order. Matches each item once. */
export function findListed<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Listed<Item, Search> {
  const inText = matchText(items, list.fields, search.query)
  const isIn = passesFilters(list, search)
  const matches = inText.filter(({ item }) => isIn(item))
  return {
    list,
    items,
    search,
    found: rank(matches, list.fields, search.query),
    inText,
  }
}

/**
 * Orders matches, and neither adds nor drops. Whole words go before letters inside one, then an earlier
 * field before a later one, then Fuse.js decides, then the given order. With one letter or none the given
 * order stays.
 */
export function rank<Item>(
  matches: readonly Match<Item>[],
  fields: readonly SearchField<Item>[],
  query: string,
): Match<Item>[] {
  const needle = foldQuery(query)
  if (needle.length < minLetters) {
    return [...matches]
  }
  const isScored = matches.length <= maxScored
  return [true, false].flatMap((isWhole) =>
    [...fields, undefined].flatMap((field) => {
      const group = matches.filter((match) => match.isWhole === isWhole && match.field === field)
      return field && isScored ? sortByScore(group, field, needle) : group
    }),
  )
}

/**
 * Fuse.js scores the field that matched. With all fields, the names of restaurants in New York would decide
 * their order for `new york`, with which they have nothing to do.
 */
function sortByScore<Item>(
  group: readonly Match<Item>[],
  { text }: SearchField<Item>,
  needle: string,
): Match<Item>[] {
  const fuse = new Fuse(group, {
    keys: [{ name: 'text', getFn: ({ item }) => foldOnce(text(item)) }],
    threshold: 1,
    distance: 10_000,
  })
  // Fuse.js leaves out what it cannot compare, such as a blank text.
  return [...new Set([...fuse.search(needle).map(({ item }) => item), ...group])]
}
