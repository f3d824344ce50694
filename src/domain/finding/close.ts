import { filterByQuery, foldQuery, type SearchField } from './filter.ts'
import { filterItems } from './filter-items.ts'
import { fold } from './fold.ts'
import { withoutChoice, type ListDefinition, type ListSearch } from './list.ts'
import { suggestMatches, type Suggestion } from './suggest.ts'
import { mostSureCost } from './words.ts'

/** What stands below a list that does not hold what was meant. */
export interface CloseMatches<Item, Search> {
  suggestions: readonly Suggestion<Item>[]
  /** The spelling that was meant, with the view that lists something for it. */
  meant: { term: string; search: Search } | undefined
  /** How many the same query finds in all states or categories, where the chosen one has none. */
  elsewhere: number
}

const leastLettersInside = 6
const mostFoundInside = 3

/**
 * Stage three for a view: for one that lists nothing, and for one that lists only words with the
 * query in their middle ("ashville" in Nashville) when another word is but a slip away.
 */
export function findClose<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  found: readonly Item[],
  search: Search,
): CloseMatches<Item, Search> | undefined {
  if (found.length > 0 && !isOnlyInside(list.fields, found, search.query)) {
    return undefined
  }
  const suggestions = suggestMatches(items, list.closeFields, search.query, (item) =>
    list.isChosen(item, search),
  ).filter(
    ({ item, cost, isHint }) =>
      found.length === 0 || (!found.includes(item) && !isHint && cost <= mostSureCost),
  )
  if (found.length > 0 && suggestions.length === 0) {
    return undefined
  }
  const everywhere = withoutChoice(list, search)
  return {
    suggestions,
    meant: findSpelling(list, items, suggestions, search),
    elsewhere:
      found.length > 0 || list.nameChoice(search) === ''
        ? 0
        : filterItems(list, items, everywhere).length,
  }
}

function isOnlyInside<Item>(
  fields: readonly SearchField<Item>[],
  found: readonly Item[],
  query: string,
): boolean {
  const needle = foldQuery(query)
  return (
    needle.length >= leastLettersInside &&
    found.length <= mostFoundInside &&
    found.every((item) =>
      fields.every(
        ({ text }) =>
          !` ${fold(text(item)).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${needle}`),
      ),
    )
  )
}

/** Never leads to another empty list: the chosen state or category is kept where it has a match. */
function findSpelling<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  suggestions: readonly Suggestion<Item>[],
  search: Search,
): { term: string; search: Search } | undefined {
  const [best] = suggestions
  // A word of the descriptions lists nothing, and one that is further off was not meant.
  if (best === undefined || best.isHint) {
    return undefined
  }
  const { term } = best
  if (foldQuery(term) === foldQuery(search.query)) {
    return undefined
  }
  if (filterByQuery(items, list.fields, term).length === 0) {
    return undefined
  }
  const here = { ...search, query: term }
  return {
    term,
    search: filterItems(list, items, here).length > 0 ? here : withoutChoice(list, here),
  }
}
