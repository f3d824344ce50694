import type * as z from 'zod/mini'
import type { Noun } from '#src/domain/language/format-count.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import type { Match, SearchField } from './match.ts'

export type ListSearch = Readonly<Record<string, string>> & {
  readonly query: string
}

/** One param of the URL. */
export interface Filter<Item, Param extends string = string, Value extends string = string> {
  param: Param
  /** Every item matches it, and the URL leaves it out. */
  default: Value
  schema: (content: never) => z.ZodMiniType<Value>
  matches(item: Item, value: Value): boolean
  /** Each link adds or removes a value; periods join them. */
  isMultiple?: boolean
  /** The links of its row, after the default. */
  valuesOf: (items: readonly Item[]) => readonly Value[]
  /** On a chip: 'California'. */
  name(value: Value): string
  /** On a link, if not the name: 'CA'. */
  label?(value: Value): string
  /** To screen readers, in place of label and name: 'Price 2 of 4'. */
  spoken?(value: Value): string
  /** In a sentence: 'in California'. */
  phrase(value: Value): string
  isIndexed?: boolean
}

export type ListPath = '/restaurants' | '/blog'

/** What only a text needs. Without it, as offline, a text filters, but nothing ranks and helps. */
export interface TextSearch<Item> {
  rank?: (
    matches: readonly Match<Item>[],
    fields: readonly SearchField<Item>[],
    query: string,
  ) => readonly Match<Item>[]
  findHelp?: (listed: Listed<Item>) => Help<Item> | undefined
  /** Short texts, such as dishes, for help and close matches. */
  facts?: readonly SearchField<Item>[]
  /** Sentences, for help only: they have words close to any other, such as "settle" to Seattle. */
  prose?: readonly SearchField<Item>[]
  /** Dishes that are not served. */
  denies?: (item: Item) => readonly string[]
  /** Names that `answer` knows: 'Seattle'. */
  otherNames?: readonly string[]
  /** Words that are no misspelling: 'madison' is not Edison. */
  commonWords?: ReadonlySet<string>
  /** Help for a folded text such as 'nyc', 'under $20', 'dosa in nyc'. */
  answer?(text: string, listed: Listed<Item>): Help<Item> | undefined
  /** Help for a part of a text: 'pizza chicago'. */
  answerPart?(text: string, listed: Listed<Item>): Help<Item> | undefined
}

export interface ListDefinition<
  Item,
  Search extends ListSearch = ListSearch,
> extends TextSearch<Item> {
  path: ListPath
  noun: Noun
  keyOf: (item: Item) => string
  /** In the order of the URL. */
  filters: readonly Filter<Item>[]
  /** Where search looks, the most important field first. */
  fields: readonly SearchField<Item>[]
  /** Loads with the first use of the search box, or with a view that has a text. The box retries. */
  loadTextSearch: (isRetry?: 'retry') => Promise<TextSearch<Item>>
  texts: {
    count(count: number, search: Search): string
    noResults: string
    searchHint: string
    searchLabel: string
    placeholder: string
  }
  /** The heading of a view, without its text. */
  heading(this: void, search: Search, items: readonly Item[]): string
}

export interface Listed<Item, Search extends ListSearch = ListSearch> {
  list: ListDefinition<Item, Search>
  items: readonly Item[]
  search: Search
  found: readonly Match<Item>[]
  /** What has the text, without the filters. */
  inText: readonly Match<Item>[]
}

export interface View<Item, Search extends ListSearch = ListSearch> extends Listed<Item, Search> {
  href: string
  readonly help: Help<Item> | undefined
}

export interface Help<Item> {
  /** '7 restaurants mention “dosa”', 'Near Seattle: Kirkland, WA', 'Did you mean “Semma”?' */
  heading: string
  entries: readonly Match<Item>[]
  /** The same without the filters. */
  unfiltered?: readonly Match<Item>[]
  /** The heading links to it. */
  search?: ListSearch
  /** A second line: '7 restaurants mention “dosa”'. */
  note?: string
  nearby?: readonly Match<Item>[]
  links?: readonly { text: string; search?: ListSearch; hash?: string }[]
  /** With links to the indexed views. */
  hasPlaces?: boolean
  isGuess?: boolean
  /** Comes before the list: 'Los Angeles' for 'LA', which lists Louisiana. */
  isFirst?: boolean
}

export function defaultsOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
): Search {
  const values = list.filters.map((filter) => [filter.param, filter.default])
  return { ...Object.fromEntries(values), query: '' } as Search
}

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
  return isMultiple === true ? chosen.split('.').includes(value) : chosen === value
}

/** The param after a click on the link of a value. */
export function chooseValue<Item>(filter: Filter<Item>, search: ListSearch, value: string): string {
  if (filter.isMultiple !== true || value === filter.default) {
    return value
  }
  const values = filter.valuesOf([])
  const chosen = values.filter((one) => isChosen(filter, search, one) !== (one === value))
  return [0, values.length].includes(chosen.length) ? filter.default : chosen.join('.')
}

export function passesFilters<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
): (item: Item) => boolean {
  const active = activeFilters(list, search)
  return (item) => active.every(({ filter, value }) => filter.matches(item, value))
}

/** Search engines index the whole list, and a view of one value of one indexed filter. */
export function isIndexed<Item>(list: ListDefinition<Item>, search: ListSearch): boolean {
  const params = paramsOf(list.filters, search)
  const indexed = list.filters.filter((one) => one.isIndexed && one.param in params)
  return indexed.length <= 1 && indexed.length === Object.keys(params).length
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

/** The params without the defaults, in the order of the URL. */
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
