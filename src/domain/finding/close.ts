import { activeFilters, defaultsOf, type ListSearch } from './list.ts'
import { foldOnce, foldQuery, matchText } from './match.ts'
import { suggestMatches, type Suggestion } from './suggest.ts'
import type { View } from './view.ts'
import { mostSureCost } from './words.ts'

/** What stands below a list that does not hold what was meant. */
export interface CloseMatches<Item, Search> {
  suggestions: readonly Suggestion<Item>[]
  /** The spelling that was meant, with the view that lists something for it. */
  meant: { term: string; search: Search } | undefined
  /** How many the text alone finds, where the filters leave none. */
  elsewhere: number
}

const leastLettersInside = 6
const mostFoundInside = 3

/**
 * Stage three for a view: for one that lists nothing, and for one that lists only words with the
 * query inside them ("ashville" in Nashville) when another word is but a slip away.
 */
export function findClose<Item, Search extends ListSearch>(
  view: View<Item, Search>,
): CloseMatches<Item, Search> {
  const { list, items, search, found, inText } = view
  if (found.length > 0 && !isOnlyInside(view)) {
    return { suggestions: [], meant: undefined, elsewhere: 0 }
  }
  const active = activeFilters(list, search)
  const listed = new Set(found.map(({ item }) => item))
  const suggestions = suggestMatches(list, items, search.query, (item) =>
    active.every(({ filter, value }) => filter.matches(item, value)),
  ).filter(
    ({ item, cost, isHint }) =>
      found.length === 0 || (!listed.has(item) && !isHint && cost <= mostSureCost),
  )
  return {
    suggestions,
    meant: findSpelling(view, suggestions),
    elsewhere: found.length === 0 && active.length > 0 ? inText.length : 0,
  }
}

function isOnlyInside<Item, Search extends ListSearch>({
  list,
  found,
  search,
}: View<Item, Search>): boolean {
  const needle = foldQuery(search.query)
  const beginsWord = (text: string) =>
    ` ${foldOnce(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${needle}`)
  return (
    needle.length >= leastLettersInside &&
    found.length <= mostFoundInside &&
    !found.some(({ item }) => list.fields.some(({ text }) => beginsWord(text(item))))
  )
}

/** Never leads to another empty list: the filters are kept where they list something for it. */
function findSpelling<Item, Search extends ListSearch>(
  { list, items, search }: View<Item, Search>,
  [best]: readonly Suggestion<Item>[],
): { term: string; search: Search } | undefined {
  // A word of the descriptions lists nothing, and one that is further off was not meant.
  if (best === undefined || best.isHint || foldQuery(best.term) === foldQuery(search.query)) {
    return undefined
  }
  const { term } = best
  const inText = matchText(items, list.fields, term)
  const active = activeFilters(list, search)
  const isHere = inText.some(({ item }) =>
    active.every(({ filter, value }) => filter.matches(item, value)),
  )
  return inText.length === 0
    ? undefined
    : { term, search: { ...(isHere ? search : defaultsOf(list)), query: term } }
}
