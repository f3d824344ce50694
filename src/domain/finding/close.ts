import { elision } from './highlight.ts'
import { activeFilters, defaultsOf, inFilters, type ListSearch } from './list.ts'
import { foldOnce, foldQuery, matchText } from './match.ts'
import { suggestMatches, type Suggestion } from './suggest.ts'
import type { View } from './view.ts'
import { mostSureCost } from './words.ts'

/** What the page shows below a list that lacks what was meant. */
export interface CloseMatches<Item, Search> {
  suggestions: readonly Suggestion<Item>[]
  /** The spelling that was meant, with the view that has something for it. */
  meant: { term: string; search: Search } | undefined
  /** The number of items that the text finds without the filters. 0 without a text, or if any is listed. */
  elsewhere: number
}

const leastLettersInside = 6
const mostFoundInside = 3

/**
 * The guesses of stage three: for a view that lists nothing and has no help, and for one that lists only
 * words with the query inside them ("ashville" in Nashville) when another word is but a slip away.
 */
export function findClose<Item, Search extends ListSearch>(
  view: View<Item, Search>,
): CloseMatches<Item, Search> {
  const { list, items, search, found, inText } = view
  if (view.help || (found.length > 0 && !isOnlyInside(view))) {
    return { suggestions: [], meant: undefined, elsewhere: 0 }
  }
  const listed = new Set(found.map(({ item }) => item))
  const isFiltered = activeFilters(list, search).length > 0
  const suggestions = suggestMatches(list, items, search.query, inFilters(list, search)).filter(
    ({ item, cost, field }) =>
      found.length === 0 || (!listed.has(item) && !field.isHint && cost <= mostSureCost),
  )
  return {
    suggestions,
    meant: findSpelling(view, suggestions),
    elsewhere: found.length === 0 && search.query !== '' && isFiltered ? inText.length : 0,
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

/**
 * Never leads to an empty view. A name or place keeps the filters if they list something for it. A word
 * that texts mention, and another name of a place, have help (help.ts).
 */
function findSpelling<Item, Search extends ListSearch>(
  { list, items, search }: View<Item, Search>,
  [best]: readonly Suggestion<Item>[],
): CloseMatches<Item, Search>['meant'] {
  const term = best?.said ?? best?.term ?? ''
  if (best === undefined || foldQuery(term) === foldQuery(search.query)) {
    return undefined
  }
  const inText = matchText(items, list.fields, term).map(({ item }) => item)
  const hasHelp = (best.field.isHint && !term.includes(elision)) || best.said !== undefined
  const others = inText.some(inFilters(list, search)) ? search : defaultsOf(list)
  return inText.length > 0 || hasHelp ? { term, search: { ...others, query: term } } : undefined
}
