import {
  type Filter,
  type FilterParam,
  hrefOf,
  passesFilters,
  type Help,
  type Listed,
  type ListDefinition,
  type ListSearch,
  type LoadTextSearch,
  type TextSearch,
  type View,
} from './list-definition.ts'
import { matchText } from './match.ts'

/** Stage one and two of finding: what a view lists, in its order. */
export function findListed<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
  rank?: TextSearch<Item>['rank'],
): Listed<Item, Search> {
  const inText = matchText(items, list.fields, search.query)
  const isIn = passesFilters(list, search)
  const inView = inText.filter(({ item }) => isIn(item))
  const found = rank?.(inView, list.fields, search.query) ?? inView
  return { list, items, search, found, inText }
}

export function findView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  textSearch?: TextSearch<Item>,
): View<Item, Search> {
  const listed = findListed(list, items, search, textSearch?.rank)
  let help: Help<Item> | undefined | null = null
  return {
    ...listed,
    href: hrefOf(list, search),
    get help() {
      if (help === null && textSearch?.prepareHelp?.(listed) === undefined) {
        help = textSearch?.findHelp?.(listed)
      }
      return help ?? undefined
    },
  }
}

/** With all that its help needs. */
export async function loadView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  loadTextSearch: LoadTextSearch<Item>,
): Promise<View<Item, Search>> {
  const textSearch = search.query === '' ? undefined : await loadTextSearch()
  const view = findCachedView(list, items, search, textSearch)
  await textSearch?.prepareHelp?.(view)
  return view
}

const maxCached = 8
const cachedViews = new WeakMap<object, Map<string, { view: unknown; textSearch: unknown }>>()

/**
 * Cached for the same items and the same text search, because the head and the page show the same view.
 * @param textSearch for a view with a text
 */
export function findCachedView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  textSearch?: TextSearch<Item>,
): View<Item, Search> {
  const href = hrefOf(list, search)
  const views = cachedViews.get(items) ?? new Map()
  const cached = views.get(href)
  if (cached && cached.textSearch === textSearch) {
    return cached.view as View<Item, Search>
  }
  const view = findView(list, items, search, textSearch)
  if (views.size >= maxCached) {
    views.clear()
  }
  cachedViews.set(items, views.set(href, { view, textSearch }))
  return view
}

function itemsOfText<Item>({ inText, help }: View<Item>): Item[] {
  const matches = inText.length > 0 ? inText : (help?.unfiltered ?? help?.entries ?? [])
  return matches.map(({ item }) => item)
}

/** What links of filters also change: they drop a text that finds nothing. */
export function dropUselessText<Item>(view: View<Item>): Record<string, string> {
  return itemsOfText(view).length > 0 ? {} : { query: '' }
}

/** How many items the link of a value shows. */
export function countValues<Item, Search extends ListSearch>(
  view: View<Item, Search>,
  param: FilterParam<Search>,
): (value: string) => number {
  const { list, search } = view
  const filter: Filter<Item> = list.filters[param]
  const ofText = itemsOfText(view)
  const items = (ofText.length > 0 ? ofText : view.items).filter(
    passesFilters(list, { ...search, [param]: filter.default }),
  )
  return (value) =>
    value === filter.default
      ? items.length
      : items.filter((item) => filter.matches(item, value)).length
}
