import { activeFilters, type ListDefinition, type ListSearch, type Noun } from './list.ts'
import type { View } from './view.ts'

const closeMatches = { one: 'close match', many: 'close matches' }

/** '1 article', '2 articles' */
export function countOf({ one, many }: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A typed text in curly quotation marks. Those that the visitor typed around it are not doubled. */
export function quote(query: string): string {
  const [, inside] = /^["“]?([^"“”]+)["”]?$/.exec(query) ?? []
  return `“${inside ?? query}”`
}

/** ' matching “dosa”', or '' for a view without a text. */
export function matchingText({ query }: ListSearch): string {
  return query && ` matching ${quote(query)}`
}

/** The filters that are on, in a sentence: 'in California priced $$', '' for none. */
export function phraseOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  search: Search,
): string {
  return activeFilters(list, search)
    .map(({ filter, value }) => filter.phrase(value))
    .join(' ')
}

/** '2 articles in Education matching “biryani”': a view in a few words, for who sees no more of it. */
export function summarize<Item, Search extends ListSearch>({
  list,
  search,
  found,
}: View<Item, Search>): string {
  const counted = countOf(list.noun, found.length)
  return [counted, phraseOf(list, search)].filter(Boolean).join(' ') + matchingText(search)
}

/** The title of a view: its heading, or for a text what it finds. */
export function titleOf<Item, Search extends ListSearch>(view: View<Item, Search>): string {
  return view.search.query === '' ? view.list.heading(view.search) : summarize(view)
}

/** What screen readers say of a view: '12 restaurants found in California'. */
export function announce<Item, Search extends ListSearch>({
  list,
  search,
  found,
  close,
}: View<Item, Search>): string {
  const counted = found.length === 0 ? `No ${list.noun.many}` : countOf(list.noun, found.length)
  const said = [counted, 'found', phraseOf(list, search)].filter(Boolean).join(' ')
  const closeCount = close.suggestions.length
  if (closeCount > 0) {
    return `${said}. ${countOf(closeMatches, closeCount)} below.`
  }
  return found.length === 0 ? `${said}.` : said
}
