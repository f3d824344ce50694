import { findClose, type CloseMatches } from './close.ts'
import { findHelp, type Help } from './help.ts'
import { hrefOf, inFilters, type Filter, type ListDefinition, type ListSearch } from './list.ts'
import { matchText, type Match } from './match.ts'
import { rank } from './rank.ts'

/** A view of a list: the one result that head, heading, count, chips, cards, sharing and speech show. */
export interface View<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  items: readonly Item[]
  search: Search
  /** Its one URL. */
  href: string
  /** What is listed, in the order shown. */
  found: readonly Match<Item>[]
  /** What has the text, whatever the filters say. */
  inText: readonly Match<Item>[]
  /** What the exact text means, if nothing is listed. Computed when it is first read, as `close` is. */
  readonly help: Help<Item, Search> | undefined
  /** Guesses at a misspelling. */
  readonly close: CloseMatches<Item, Search>
}

/** Finds what a view lists. Matches each item once. */
export function findView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  href = hrefOf(list, search),
): View<Item, Search> {
  const inText = matchText(items, list.fields, search.query)
  const isIn = inFilters(list, search)
  const listed = inText.filter(({ item }) => isIn(item))
  let help: Help<Item, Search> | undefined | null = null
  let close: CloseMatches<Item, Search> | undefined
  const view: View<Item, Search> = {
    list,
    items,
    search,
    href,
    found: rank(listed, list.fields, search.query),
    inText,
    get help() {
      return (help = help === null ? findHelp(view) : help)
    },
    get close() {
      return (close ??= findClose(view))
    },
  }
  return view
}

/** Views that are kept for one array of items. */
const mostKept = 8
const keptViews = new WeakMap<object, Map<string, View<unknown, ListSearch>>>()

/**
 * `findView` with a cache of the last few views: the head and the page ask for the same one. Give it
 * the same array of items each time.
 */
export function viewOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
): View<Item, Search> {
  const href = hrefOf(list, search)
  const kept = keptViews.get(items) ?? new Map<string, View<unknown, ListSearch>>()
  keptViews.set(items, kept)
  const view =
    (kept.get(href) as View<Item, Search> | undefined) ?? findView(list, items, search, href)
  kept.delete(href)
  kept.set(href, view as unknown as View<unknown, ListSearch>)
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) {
    kept.delete(oldest)
  }
  return view
}

/** How many items each value of a filter would list, with the text and the other filters as they are. */
export function countValues<Item, Search extends ListSearch>(
  { list, inText, search }: View<Item, Search>,
  filter: Filter<Item>,
): (value: string) => number {
  const isInOthers = inFilters(list, { ...search, [filter.param]: filter.default })
  const items = inText.map(({ item }) => item).filter(isInOthers)
  return (value) =>
    value === filter.default
      ? items.length
      : items.filter((item) => filter.matches(item, value)).length
}
