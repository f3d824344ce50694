import { formatCount } from '#src/domain/language/format-count.ts'
import { activeFilters, type ListDefinition, type ListSearch, type View } from './list.ts'

/** In curly quotation marks, without those that the visitor typed. */
export function quote(query: string): string {
  const [, inside] = /^["“]?([^"“”]+)["”]?$/.exec(query) ?? []
  return `“${inside ?? query}”`
}

/** '$, $$ or $$$$'. Not Intl.ListFormat: its data takes a phone 50 ms to load, before the page can be used. */
export const joinWords = (words: readonly string[], conjunction: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `)

/** Joins texts with spaces, and leaves out those that are empty. */
export const joinTexts = (...texts: readonly (string | false | undefined)[]) =>
  texts.filter(Boolean).join(' ')

/** ' matching “dosa”', '' without a text */
export const matchingText = ({ query }: ListSearch) => query && ` matching ${quote(query)}`

/** How sentences name a view: 'Michelin-recognized Nepali' before the noun, 'in California priced $$' after it. */
export function describeSearch<Item>(list: ListDefinition<Item>, search: ListSearch) {
  const active = activeFilters(list, search)
  // The first filter is next to the noun.
  const kinds = active.flatMap(({ filter, value }) => filter.kind?.(value) ?? []).toReversed()
  const phrases = active.flatMap(({ filter, value }) => filter.phrase?.(value) || [])
  const [kind, phrase] = [joinTexts(...kinds), joinTexts(...phrases)]
  const noun = { one: joinTexts(kind, list.noun.one), many: joinTexts(kind, list.noun.many) }
  /** '2 Nepali restaurants in Texas', and what else is said of them */
  const countItems = (count: number, ...more: readonly string[]) =>
    joinTexts(formatCount(noun, count), phrase, ...more)
  return { kind, noun, phrase, kinds, phrases, countItems }
}

/** '2 articles in Education matching “biryani”' */
export const describeResults = <Item>({ list, search, found }: View<Item>): string =>
  describeSearch(list, search).countItems(found.length) + matchingText(search)

/** What a view lists, or else the heading of its help: '5 restaurants mention “dosa”'. */
export function describeView<Item>(view: View<Item>): string {
  const { help, found } = view
  return help && found.length === 0 && !help.isGuess ? help.heading : describeResults(view)
}

export const viewTitle = <Item>(view: View<Item>): string =>
  view.search.query === '' ? view.list.heading(view.search, view.items) : describeView(view)

/** Adds a period, but not after 'D.C.' or a question. */
export const endSentence = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`)

/** In the order of the page. */
export function describeForScreenReader<Item>({ list, search, found, help }: View<Item>): string {
  const { noun, phrase } = describeSearch(list, search)
  const below = help?.isGuess && `${formatCount(noun, help.entries.length)} below.`
  const said = help && joinTexts(endSentence(help.heading), below)
  if (found.length === 0 && search.query !== '') {
    return joinTexts(said, list.texts.noResults, !said && list.texts.searchHint)
  }
  const counted = found.length === 0 ? `No ${noun.many}` : formatCount(noun, found.length)
  const listed = endSentence(joinTexts(counted, 'found', phrase))
  return help?.isFirst ? joinTexts(said, listed) : joinTexts(listed, said)
}
