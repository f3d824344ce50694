import { findClose } from './close.ts'
import { findHelp, findPart } from './help.ts'
import {
  hrefOf,
  inFilters,
  type Filter,
  type Help,
  type ListDefinition,
  type ListSearch,
  type View,
} from './list.ts'
import { findListed } from './rank.ts'

/** Finds what a view lists. */
export function findView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  href = hrefOf(list, search),
): View<Item, Search> {
  const listed = findListed(list, items, search)
  let help: Help<Item, Search> | undefined | null = null
  return {
    ...listed,
    href,
    get help() {
      return (help =
        help === null ? (findHelp(listed) ?? findClose(listed) ?? findPart(listed)) : help)
    },
  }
}

/** Views that are cached for one array of items. */
const maxCached = 8
const cachedViews = new WeakMap<object, Map<string, View<unknown, ListSearch>>>()

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
  const cached = cachedViews.get(items) ?? new Map<string, View<unknown, ListSearch>>()
  cachedViews.set(items, cached)
  const view =
    (cached.get(href) as View<Item, Search> | undefined) ?? findView(list, items, search, href)
  cached.delete(href)
  cached.set(href, view as unknown as View<unknown, ListSearch>)
  for (const oldest of [...cached.keys()].slice(0, -maxCached)) {
    cached.delete(oldest)
  }
  return view
}

/**
 * How many items each value of a filter would show, with the text and the other filters as they are: of
 * those listed, else of those in help.
 */
export function countValues<Item, Search extends ListSearch>(
  { list, inText, search, help }: View<Item, Search>,
  filter: Filter<Item>,
): (value: string) => number {
  const isInOthers = inFilters(list, {
    ...search,
    [filter.param]: filter.default,
  })
  const listed = inText.map(({ item }) => item)
  const shown = listed.length > 0 ? listed : (help?.inText ?? [])
  const items = shown.filter(isInOthers)
  return (value) =>
    value === filter.default
      ? items.length
      : items.filter((item) => filter.matches(item, value)).length
}
