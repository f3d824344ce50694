import { formatCount, type Noun } from '#src/domain/language/format-count.ts'
import {
  activeFilters,
  type ListDefinition,
  type ListSearch,
  type View,
} from './list-definition.ts'

/** In curly quotation marks, without those that the visitor typed. */
export function quote(query: string): string {
  const [, inside] = /^["“]?([^"“”]+)["”]?$/.exec(query) ?? []
  return `“${inside ?? query}”`
}

/** '$, $$ or $$$$'. Not Intl.ListFormat: its data takes a phone 50 ms to load, before the page can be used. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)]
    .filter(Boolean)
    .join(` ${conjunction} `)
}

/** Joins texts with spaces, and leaves out those that are empty. */
export function joinTexts(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}

/** ' matching “dosa”', '' without a text */
export function matchingText({ query }: ListSearch): string {
  return query && ` matching ${quote(query)}`
}

/** 'in California priced $$': what a sentence says of the filters after the noun. '' without any. */
export function describeFilters<Item>(list: ListDefinition<Item>, search: ListSearch): string {
  return joinTexts(
    ...activeFilters(list, search).map(({ filter, value }) => filter.phrase?.(value)),
  )
}

/** 'Michelin-recognized Nepali': what it says before the noun. The first filter is next to that. */
export function describeKind<Item>(list: ListDefinition<Item>, search: ListSearch): string {
  const kinds = activeFilters(list, search).map(({ filter, value }) => filter.kind?.(value))
  return joinTexts(...kinds.toReversed())
}

/** 'Nepali restaurant', 'Nepali restaurants' */
export function nounOf<Item>(list: ListDefinition<Item>, search: ListSearch): Noun {
  const kind = describeKind(list, search)
  return { one: joinTexts(kind, list.noun.one), many: joinTexts(kind, list.noun.many) }
}

/** '2 Nepali restaurants in Texas', and what else is said of them */
export function countItems<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
  count: number,
  ...more: readonly string[]
): string {
  return joinTexts(formatCount(nounOf(list, search), count), describeFilters(list, search), ...more)
}

/** '2 articles in Education matching “biryani”' */
export function describeResults<Item>({ list, search, found }: View<Item>): string {
  return countItems(list, search, found.length) + matchingText(search)
}

/** What a view lists, or else the heading of its help: '5 restaurants mention “dosa”'. */
export function describeView<Item>(view: View<Item>): string {
  const { help, found } = view
  return help && found.length === 0 && !help.isGuess ? help.heading : describeResults(view)
}

export function viewTitle<Item>(view: View<Item>): string {
  return view.search.query === '' ? view.list.heading(view.search, view.items) : describeView(view)
}

/** Adds a period, but not after 'D.C.' or a question. */
export function endSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

/** Help comes first, as on the page. */
export function describeForScreenReader<Item>({ list, search, found, help }: View<Item>): string {
  const noun = nounOf(list, search)
  const below = help?.isGuess && `${formatCount(noun, help.entries.length)} below.`
  const said = help && joinTexts(endSentence(help.heading), below)
  if (found.length === 0 && search.query !== '') {
    return joinTexts(said, list.texts.noResults, !said && list.texts.searchHint)
  }
  const counted = found.length === 0 ? `No ${noun.many}` : formatCount(noun, found.length)
  return joinTexts(endSentence(joinTexts(counted, 'found', describeFilters(list, search))), said)
}
