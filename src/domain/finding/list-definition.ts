import type * as z from 'zod/mini'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import type { Match, SearchField } from './match.ts'

export interface Noun {
  one: string
  many: string
}

export type ListSearch = Readonly<Record<string, string>> & {
  readonly query: string
}

/** One param of the URL. */
export interface Filter<Item, Param extends string = string, Value extends string = string> {
  param: Param
  /** The value that every item matches. The URL leaves it out. */
  default: Value
  /** Reads the param. It accepts any text. */
  schema: (content: never) => z.ZodMiniType<Value>
  matches(item: Item, value: Value): boolean
  /** Several values may be chosen, joined by commas: each link adds or removes one. */
  isMultiple?: boolean
  /** What the row of links offers beside the default, in that order. */
  valuesOf: (items: readonly Item[]) => readonly Value[]
  /** On a chip: 'California'. */
  name(value: Value): string
  /** In the row of links, the default too, if not its name: 'CA'. */
  label?(value: Value): string
  /** The label as screen readers say it, if they need more: 'CA California'. */
  spoken?(value: Value): string
  /** In a sentence, behind what is counted: 'in California'. */
  phrase(value: Value): string
  /** For search engines and the sitemap. */
  isIndexed?: boolean
}

export interface ListDefinition<Item, Search extends ListSearch = ListSearch> {
  path: string
  noun: Noun
  keyOf: (item: Item) => string
  /** Their order is the order of the params in the URL; the text comes last. */
  filters: readonly Filter<Item>[]
  /** Where search looks, the most important field first. */
  fields: readonly SearchField<Item>[]
  /** Short texts, such as dishes, that only help and close matches look at. */
  facts: readonly SearchField<Item>[]
  /** Sentences that only help looks at: they have words close to any other, such as "settle" to Seattle. */
  prose?: readonly SearchField<Item>[]
  /** Dishes that are not served. */
  denies?: (item: Item) => readonly string[]
  /** Names that `answer` understands and a misspelling may mean: 'Seattle'. */
  otherNames?: readonly string[]
  /** Common words that are close to a word of the list and no misspelling of it: 'madison' is not Edison. */
  commonWords?: ReadonlySet<string>
  /** What a folded text means that no entry says: 'nyc', 'under $20', 'dosa in nyc'. */
  answer?(text: string, listed: Listed<Item>): Help<Item> | undefined
  /** What a part of a text means, if nothing is close to the whole: 'pizza chicago'. */
  answerPart?(text: string, listed: Listed<Item>): Help<Item> | undefined
  texts: {
    /** The visible line, in the words of the specification. */
    count(count: number, search: Search): string
    noResults: string
    /** What can be searched. */
    searchHint: string
    searchLabel: string
    placeholder: string
  }
  /** The heading of a view of all items, without its text. */
  heading(this: void, search: Search, items: readonly Item[]): string
}

/** What the filters and the text list: stages one and two of finding. */
export interface Listed<Item, Search extends ListSearch = ListSearch> {
  list: ListDefinition<Item, Search>
  items: readonly Item[]
  search: Search
  found: readonly Match<Item>[]
  /** What has the text, whatever the filters say. */
  inText: readonly Match<Item>[]
}

export interface View<Item, Search extends ListSearch = ListSearch> extends Listed<Item, Search> {
  href: string
  /** Stage three. Computed when it is first read. */
  readonly help: Help<Item> | undefined
}

export interface Help<Item> {
  /** '7 restaurants mention “dosa”', 'Near Seattle: Kirkland, WA', 'Did you mean “Semma”?' */
  heading: string
  entries: readonly Match<Item>[]
  /** The same without the filters, if that is more. */
  unfiltered?: readonly Match<Item>[]
  /** The heading links to it. */
  search?: ListSearch
  /** A second line: '7 restaurants mention “dosa”'. */
  note?: string
  nearby?: readonly Match<Item>[]
  links?: readonly { text: string; href: string }[]
  /** A link to the map, and to the views that search engines index. */
  hasPlaces?: boolean
  /** The text was taken for a misspelling. */
  isGuess?: boolean
  /** It is shown before what is listed: 'Los Angeles' for 'LA', which lists Louisiana. */
  isFirst?: boolean
}

export function defaultsOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
): Search {
  const values = list.filters.map((filter) => [filter.param, filter.default])
  return { ...Object.fromEntries(values), query: '' } as Search
}

/** The filter of a param. Throws where the list has none. */
export function filterOf<Item>(
  { path, filters }: ListDefinition<Item>,
  param: string,
): Filter<Item> {
  const filter = filters.find((one) => one.param === param)
  if (filter === undefined) {
    throw new Error(`Expected a filter of ${path} with the param ${param}, found none.`)
  }
  return filter
}

export function activeFilters<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
): { filter: Filter<Item>; value: string }[] {
  return list.filters
    .map((filter) => ({ filter, value: search[filter.param] ?? filter.default }))
    .filter(({ filter, value }) => value !== filter.default)
}

export function isChosen<Item>(
  { param, isMultiple }: Filter<Item>,
  search: ListSearch,
  value: string,
): boolean {
  const chosen = search[param] ?? ''
  return isMultiple === true ? chosen.split(',').includes(value) : chosen === value
}

/** The value of the param after a click on the link of a value. */
export function chooseValue<Item>(filter: Filter<Item>, search: ListSearch, value: string): string {
  if (filter.isMultiple !== true || value === filter.default) {
    return value
  }
  const values = filter.valuesOf([])
  const chosen = values.filter((one) => isChosen(filter, search, one) !== (one === value))
  return [0, values.length].includes(chosen.length) ? filter.default : chosen.join(',')
}

export function passesFilters<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
): (item: Item) => boolean {
  const active = activeFilters(list, search)
  return (item) => active.every(({ filter, value }) => filter.matches(item, value))
}

/** Whether search engines may list a view: one page of the list for each value of some filters. */
export function isIndexed<Item>(list: ListDefinition<Item>, search: ListSearch): boolean {
  const [param, ...more] = Object.keys(paramsOf(list.filters, search))
  const isPage =
    param === undefined || list.filters.some((one) => one.param === param && one.isIndexed)
  return isPage && more.length === 0
}

export function indexedViews<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
): Search[] {
  return list.filters
    .filter((filter) => filter.isIndexed === true)
    .flatMap((filter) =>
      filter
        .valuesOf(items)
        .filter((value) => items.some((item) => filter.matches(item, value)))
        .map((value) => ({ ...defaultsOf(list), [filter.param]: value })),
    )
}

/** The params that are not the default, in canonical order: filters first, the text last. */
export function paramsOf(
  filters: readonly Pick<Filter<never>, 'param' | 'default'>[],
  search: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const params = [...filters, { param: 'query', default: '' }].flatMap((one) => {
    const value = search[one.param] ?? one.default
    return value === one.default ? [] : [[one.param, value]]
  })
  return Object.fromEntries(params)
}

export function hrefOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  search: Partial<Search>,
): string {
  return list.path + writeQueryString(paramsOf(list.filters, search))
}
