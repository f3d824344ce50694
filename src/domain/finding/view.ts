import {
  hrefOf,
  isChosen,
  passesFilters,
  type Help,
  type ListDefinition,
  type ListSearch,
  type TextSearch,
  type View,
} from './list.ts'
import type { LoadTextSearch } from './load-once.ts'
import { matchText } from './match.ts'

const maxRecent = 8
/** The head and the page show the same view. */
const recentViews: { href: string; items: unknown; textSearch: unknown }[] = []

/**
 * What a view lists, in its order, and its help.
 * @param textSearch for a view with a text
 */
export function findView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  textSearch?: TextSearch<Item>,
): View<Item, Search> {
  const href = hrefOf(list, search)
  const recent = recentViews.find(
    (one) => one.href === href && one.items === items && one.textSearch === textSearch,
  )
  if (recent) {
    return recent as View<Item, Search>
  }
  const inText = matchText(items, list.fields, search.query)
  const isIn = passesFilters(list, search)
  const inView = inText.filter(({ item }) => isIn(item))
  let isLoaded = false
  let loading: Promise<unknown> | undefined
  let help: Help<Item> | undefined | null = null
  const view: View<Item, Search> = {
    list,
    items,
    search,
    textSearch,
    href,
    found: textSearch?.rank(inView, list.fields, search.query) ?? inView,
    inText,
    get loading() {
      // Once: after it failed, as offline, React would wait for a new promise without end.
      loading ??= textSearch?.load?.(search.query)?.then(() => (isLoaded = true))
      return isLoaded ? undefined : loading
    },
    get help() {
      if (help === null && view.loading === undefined) {
        help = textSearch?.findHelp(view)
      }
      return help ?? undefined
    },
  }
  recentViews.unshift(view)
  recentViews.splice(maxRecent)
  return view
}

/** With all that its help needs. */
export async function loadView<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: NoInfer<Search>,
  loadTextSearch: LoadTextSearch<Item>,
): Promise<View<Item, Search>> {
  const textSearch = search.query === '' ? undefined : await loadTextSearch()
  const view = findView(list, items, search, textSearch)
  await view.loading
  return view
}

/** What links of filters need. If the text finds nothing, they drop it, and their counts ignore it. */
export function filterLinks<Item>({ list, items, search, inText, help }: View<Item>) {
  const matches = inText.length > 0 ? inText : (help?.unfiltered ?? help?.entries ?? [])
  const counted = matches.length > 0 ? matches.map(({ item }) => item) : items
  return {
    dropped: matches.length > 0 ? {} : { query: '' },
    /** How many items the link of a value shows. Undefined of a chosen value where the text found nothing. */
    countWith: (param: string, value: string) => {
      const chosen = search[param] ?? ''
      return matches.length === 0 && (chosen === value || isChosen(chosen, value))
        ? undefined
        : counted.filter(passesFilters(list, { ...search, [param]: value })).length
    },
  }
}
