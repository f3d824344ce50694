import { guess } from './guess.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type ListDefinition,
  type ListSearch,
  type TextSearch,
  type View,
} from './list-definition.ts'
import { foldQuery, type Match } from './match.ts'
import { findPages, type Pages } from './pages.ts'
import { rank } from './rank.ts'
import { countItems, describeFilters, describeKind, quote } from './sentences.ts'
import { othersOf } from './view.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

/** Reads the text of a view. */
export type Answer<Item> = (view: View<Item>) => Help<Item> | undefined

/** A sure answer, else a guess at a misspelling, else what is not sure. */
export function createTextSearch<Item>(pages: Pages<Item>, answer: Answer<Item>): TextSearch<Item> {
  const findKnown: Answer<Item> = (view) =>
    view.found.length === 0 && view.inText.length > 0 ? answerUnfiltered(view) : answer(view)
  return {
    rank,
    findHelp: (view) => {
      const text = foldQuery(view.search.query)
      const isListed = view.found.some(({ isWhole }) => isWhole)
      if (text === '') {
        return undefined
      }
      if (!isListed && denial.test(text)) {
        return answerWords(view, pages, [text])
      }
      const known = findKnown(view)
      const isSure = known ? !known.doubtful : isListed
      return isSure ? known : (guess(view, pages, findKnown, known) ?? known)
    },
  }
}

function answerUnfiltered<Item>(view: View<Item>): Help<Item> {
  const { list, search, inText } = view
  const said = `${inText.length === 1 ? 'matches' : 'match'} ${quote(search.query)}`
  return {
    ...show(view, inText, {}, () => said),
    search: { ...defaultsOf(list), query: search.query },
  }
}

/**
 * The other pages that have the words. Pages that have some of the words only if nothing is listed.
 * @param filters that the text names
 */
export function answerWords<Item>(
  view: View<Item>,
  pages: Pages<Item>,
  words: readonly string[],
  filters?: Readonly<Record<string, string>>,
): Help<Item> | undefined {
  const { matches, said, missing } = findPages(othersOf(view), words, pages)
  if (said === '' || (missing && view.inText.length > 0)) {
    return undefined
  }
  const shown = show(view, matches, filters, (count) => sayMention(count, said))
  const heading = sayMore(shown.heading, view.found.length > 0) + sayMissing(missing)
  return { ...shown, heading, search: undefined, doubtful: missing }
}

/**
 * Those in the view if there are any, else all of them: '2 restaurants in Texas mention “dosa”', or '7 restaurants
 * mention “dosa”, but none in Texas'
 */
export function show<Item>(
  { list, search: current }: View<Item>,
  matches: readonly Match<Item>[],
  filters: Readonly<Record<string, string>> = {},
  say: (count: number) => string = () => '',
) {
  const within = (search: ListSearch) =>
    matches.filter(({ item }) => passesFilters(list, search)(item))
  const chosen: ListSearch = { ...current, ...filters, query: '' }
  const named: ListSearch = { ...defaultsOf(list), ...filters }
  const search = [chosen, named].find((one) => within(one).length > 0) ?? defaultsOf(list)
  const entries = within(search)
  const missed = search === named ? current : chosen
  return {
    heading:
      countItems(list, search, entries.length, say(entries.length)) +
      (search === chosen ? '' : `, but ${sayNone(list, missed, entries.length)}`),
    entries,
    unfiltered: within(named),
    search,
  }
}

/** 'none in Texas', 'no Nepali restaurants' */
function sayNone<Item>(list: ListDefinition<Item>, search: ListSearch, count: number): string {
  const kind = describeKind(list, search)
  const none = kind ? `no ${kind} ${list.noun.many}` : count === 1 ? 'not' : 'none'
  return `${none} ${describeFilters(list, search)}`.trim()
}

/** '2 more restaurants' for '2 restaurants' */
export const sayMore = (counted: string, isMore: boolean) =>
  isMore ? counted.replace(' ', ' more ') : counted

/** 'mention “dosa”', '' without words */
export const sayMention = (count: number, said: string) =>
  said && `${count === 1 ? 'mentions' : 'mention'} ${said}`

export const sayMissing = (words: readonly string[] = []) =>
  words.length === 0 ? '' : `, but no page mentions ${quote(words.join(' '))}`
