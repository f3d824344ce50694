import { guess } from './guess.ts'
import {
  passesFilters,
  type Help,
  type ListSearch,
  type TextSearch,
  type View,
} from './list-definition.ts'
import { foldQuery, type Match } from './match.ts'
import { findPages, type Pages } from './pages.ts'
import { rank } from './rank.ts'
import {
  countItems,
  describeFilters,
  describeKind,
  joinTexts,
  matchingText,
  quote,
} from './sentences.ts'
import { unlistedOf } from './view.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

/** Reads the text of a view. */
export type Answer<Item> = (view: View<Item>) => Help<Item> | undefined

/** A sure answer, else a guess at a misspelling, else what is not sure. */
export function createTextSearch<Item>(pages: Pages<Item>, answer: Answer<Item>): TextSearch<Item> {
  const findKnown: Answer<Item> = (view) => {
    const { search, found, inText } = view
    return found.length === 0 && inText.length > 0
      ? show(view, inText, { query: search.query }, () => matchingText(search).trim())
      : answer(view)
  }
  return {
    rank,
    findHelp: (view) => {
      const text = foldQuery(view.search.query)
      if (text === '') {
        return undefined
      }
      if (!isListed(view) && denial.test(text)) {
        return answerWords(view, pages, [text])
      }
      const known = findKnown(view)
      const isSure = known ? !known.doubtful : isListed(view)
      return isSure ? known : (guess(view, pages, findKnown, known) ?? known)
    },
  }
}

/** Whether the view lists something that has the text as whole words. */
export const isListed = <Item>({ found }: View<Item>) => found.some(({ isWhole }) => isWhole)

/**
 * Items that are not listed, and whose pages have the words. Where nothing is listed, some of the words are enough.
 * @param filters that the text names
 */
export function answerWords<Item>(
  view: View<Item>,
  pages: Pages<Item>,
  words: readonly string[],
  filters?: Readonly<Record<string, string>>,
): Help<Item> | undefined {
  const { matches, said, missing } = findPages(unlistedOf(view), words, pages)
  if (said === '' || (missing && view.inText.length > 0)) {
    return undefined
  }
  const shown = show(view, matches, filters, (count) => sayMention(count, said))
  const heading = addMissing(sayMore(shown.heading, view.found.length > 0), missing)
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
  const chosen: ListSearch = { ...current, query: '', ...filters }
  const named: ListSearch = { ...list.defaults, ...filters }
  const search = [chosen, named].find((one) => within(one).length > 0) ?? list.defaults
  const entries = within(search)
  const counted = countItems(list, search, entries.length, say(entries.length))
  const missed = search === named ? current : chosen
  const kind = describeKind(list, missed)
  const none = kind ? `no ${kind} ${list.noun.many}` : entries.length === 1 ? 'not' : 'none'
  const but = joinTexts(none, describeFilters(list, missed))
  return {
    heading: search === chosen ? counted : `${counted}, but ${but}`,
    entries,
    unfiltered: within(named),
    search,
  }
}

/** '2 more restaurants' for '2 restaurants' */
export const sayMore = (counted: string, isMore: boolean) =>
  isMore ? counted.replace(' ', ' more ') : counted

/** 'mention “dosa”', '' without words */
export const sayMention = (count: number, said: string) =>
  said && `${count === 1 ? 'mentions' : 'mention'} ${said}`

/** '7 restaurants mention “dosa”, but none in Texas and no page mentions “idli”' */
export function addMissing(heading: string, words: readonly string[] = []): string {
  const joint = heading.includes(', but ') ? ' and' : ', but'
  return words.length === 0
    ? heading
    : `${heading}${joint} no page mentions ${quote(words.join(' '))}`
}
