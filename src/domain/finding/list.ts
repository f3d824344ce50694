import type { Noun } from '#src/domain/language/format-count.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import type { Match, SearchField } from './match.ts'
import type { rank } from './rank.ts'

export type ListSearch = Readonly<Record<string, string>> & { readonly query: string }

/** What a param of the URL does. */
export interface Filter<Item, Value extends string = string> {
  /** As people read it: 'State'. */
  title: string
  /** Whether the item has the value. Of several values, joined by periods, one is enough. */
  matches(item: Item, value: Value): boolean
  /** Its links add and remove values, which must not depend on the items. */
  isMultiple?: boolean
  /** The choices of its row, after the default. */
  valuesOf: (items: readonly Item[]) => readonly Value[]
  /** On a chip: 'California'. */
  name(value: Value): string
  /** On a link, if not the name: 'CA'. */
  label?(value: Value): string
  /** To screen readers, in place of label and name: 'Price 2 of 4'. */
  spoken?(value: Value): string
  /** In a sentence, before the noun: 'Nepali'. */
  kind?(value: Value): string
  /** In a sentence, after the noun: 'in California'. */
  phrase?(value: Value): string
  /** Search engines do not index its views. */
  noIndex?: boolean
}

/** In lower case, as parseQueryString reads every param. */
export type FilterParam<Search extends ListSearch> = Exclude<keyof Search, 'query'> &
  Lowercase<string>

/** What only a text needs. */
export interface TextSearch<Item> {
  rank: typeof rank
  /** Loads what help needs for a text. Returns undefined if it is there. */
  load?: (query: string) => Promise<unknown> | undefined
  findHelp: (view: View<Item>) => Help<Item> | undefined
}

export interface ListDefinition<Item, Search extends ListSearch = ListSearch> {
  path: '/restaurants' | '/blog'
  noun: Noun
  /** Its page has an element with the id 'map'. */
  hasMap?: boolean
  /** Every item passes them, and the URL leaves them out. */
  defaults: Search
  /** By param, in the order of the URL. TypeScript asks for one for each search param but the text. */
  filters: { readonly [Param in FilterParam<Search>]: Filter<Item, Search[Param]> }
  /** Where search looks, the most important field first. */
  fields: readonly SearchField<Item>[]
  texts: {
    count(count: number, search: Search): string
    noResults: string
    searchHint: string
    /** Texts that find something, for a visitor who found nothing. */
    examples: readonly string[]
    placeholder: string
  }
  /** The heading of a view, without its text. */
  heading(this: void, search: Search, items: readonly Item[]): string
}

export interface View<Item, Search extends ListSearch = ListSearch> {
  list: ListDefinition<Item, Search>
  items: readonly Item[]
  search: Search
  textSearch: TextSearch<Item> | undefined
  href: string
  found: readonly Match<Item>[]
  /** What has the text, without the filters. */
  inText: readonly Match<Item>[]
  /** Set while help waits for its data. */
  readonly loading: Promise<unknown> | undefined
  /** Undefined, too, while it loads. */
  readonly help: Help<Item> | undefined
}

export interface Help<Item> {
  /** '7 restaurants mention “dosa”', 'None in Omaha. The three nearest', 'Did you mean “Semma”?' */
  heading: string
  entries: readonly Match<Item>[]
  /** How many of them the heading is about: one if 'The nearest is 290 miles away'. */
  headingCount?: number
  /** The same without the filters. */
  unfiltered?: readonly Match<Item>[]
  /** The heading links to it. */
  search?: ListSearch | undefined
  /** A second line, under a guess: '7 restaurants mention “dosa”'. */
  note?: string | undefined
  /** A second list: 'Nearby'. */
  more?: { heading: string; entries: readonly Match<Item>[] } | undefined
  /** Other texts that may be meant: 'Springfield, IL'. */
  others?: readonly string[]
  isGuess?: boolean
  /** A guess at a misspelling of these words comes before it. Empty for a small town, which is no misspelled word. */
  doubtful?: readonly string[] | undefined
  /** 'in Berkley'. Only a name that is very close comes before it: "berkley" is Berkeley. */
  place?: string
  /** It has a place, and no page has any other word of the text. 'free' does not count. */
  isUnsaid?: boolean
  /** A guess may be a city in it. */
  isState?: boolean
  /** Comes before the list: 'Los Angeles' for 'LA', which lists Louisiana. */
  isFirst?: boolean
}

/** What a view has chosen, in the order of the URL. */
export const activeFilters = <Item>(
  { filters, defaults }: ListDefinition<Item>,
  search: Partial<ListSearch>,
) =>
  Object.entries(filters)
    .map(([param, filter]) => ({ param, filter, value: search[param] ?? '' }))
    .filter(({ param, value }) => value !== '' && value !== defaults[param])

/** Each value of each filter. */
export const choicesOf = <Item>({ filters }: ListDefinition<Item>, items: readonly Item[]) =>
  Object.entries(filters).flatMap(([param, filter]) =>
    filter.valuesOf(items).map((value) => ({ param, filter, value })),
  )

/** @param chosen the param's value in the URL */
export const isChosen = (chosen: string, value: string) => chosen.split('.').includes(value)

/** The param after a click on the link of a value. The schema then writes it in its one spelling. */
export function chooseValue<Item>(filter: Filter<Item>, chosen: string, value: string): string {
  const values = filter.isMultiple ? filter.valuesOf([]) : []
  return values.includes(value)
    ? values.filter((one) => isChosen(chosen, one) !== (one === value)).join('.')
    : value
}

/** Makes a test of one item: whether it passes all filters. The text does not count. */
export function passesFilters<Item>(list: ListDefinition<Item>, search: ListSearch) {
  const active = activeFilters(list, search)
  return (item: Item) =>
    active.every(({ filter, value }) => value.split('.').some((one) => filter.matches(item, one)))
}

/** Search engines index the whole list, and a view of one value of one indexed filter, unless it is empty. */
export function isIndexed<Item>(
  list: ListDefinition<Item>,
  items: readonly Item[],
  search: ListSearch,
): boolean {
  const active = activeFilters(list, search)
  return (
    search.query === '' &&
    items.some(passesFilters(list, search)) &&
    active.length <= 1 &&
    active.every(({ filter, value }) => !filter.noIndex && !value.includes('.'))
  )
}

export const indexedViews = <Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
): Search[] =>
  choicesOf(list, items)
    .map(({ param, value }) => ({ ...list.defaults, [param]: value }))
    .filter((search) => isIndexed(list, items, search))

/** The params without the defaults, in the order of the URL. */
export function paramsOf<Item>(list: ListDefinition<Item>, search: Partial<ListSearch>) {
  const active = activeFilters(list, search).map(({ param, value }) => [param, value] as const)
  return { ...Object.fromEntries(active), ...(search.query && { query: search.query }) }
}

export const hrefOf = <Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  search: Partial<Search>,
): string => list.path + writeQueryString(paramsOf(list, search))
