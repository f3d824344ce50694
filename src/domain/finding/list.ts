import { writeQueryString } from '#src/domain/url/query-string.ts'
import type { SearchField } from './filter.ts'

/** What is counted, such as article and articles. */
export interface Noun {
  one: string
  many: string
}

/** What the URL of any list holds. The other param, a state or a category, is the list's own. */
export interface ListSearch {
  query: string
}

/**
 * All that is particular to a list that can be searched and filtered. Everything else, from the
 * three stages of finding to chips and announcements, is one piece of code that takes this.
 */
export interface ListDefinition<Item, Search extends ListSearch> {
  /** Its page. */
  path: string
  /** What the URL leaves out. */
  defaults: Search
  keyOf: (item: Item) => string
  /** Where search looks, the most telling field first. */
  fields: readonly SearchField<Item>[]
  /** Where close matches are looked for: the fields, then those that only hint at an item. */
  closeFields: readonly SearchField<Item>[]
  /** Whether an item is in the state, the category of the view. */
  isChosen: (item: Item, search: Search) => boolean
  /** That state or category by its name, '' for all. */
  nameChoice: (search: Search) => string
  words: Noun & {
    /** The visible line, in the words of the specification. */
    count: (count: number, search: Search) => string
    none: string
    searchLabel: string
    placeholder: string
    /** 'in all states', 'in California' */
    where: (search: Search) => string
  }
}

/** '1 article', '2 articles' */
export function countOf({ one, many }: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}

/** How what is said of a view ends: " matching 'dosa'", or '' for one without a text. */
export function matchingQuery({ query }: ListSearch): string {
  return query && ` matching '${query}'`
}

/** The view's text alone, in all states or categories. */
export function withoutChoice<Item, Search extends ListSearch>(
  { defaults }: ListDefinition<Item, Search>,
  { query }: Search,
): Search {
  return { ...defaults, query }
}

/** The one address of a view: path and search params, as our own writer spells them. */
export function hrefOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  search: Search,
): string {
  return list.path + writeQueryString(paramsOf(list, search))
}

/** The params that say something: those that are not the default. */
export function paramsOf<Item, Search extends ListSearch>(
  { defaults }: ListDefinition<Item, Search>,
  search: Search,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => defaults[key as keyof Search] !== value),
  )
}
