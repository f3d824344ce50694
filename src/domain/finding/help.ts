import { guess } from './guess.ts'
import {
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
import {
  countItems,
  describeFilters,
  describeKind,
  joinTexts,
  joinWords,
  matchingText,
  quote,
} from './sentences.ts'
import { othersOf } from './view.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

/** Reads the text of a view. */
export type Answer<Item> = (view: View<Item>) => Help<Item> | undefined

/** A sure answer, else a guess at a misspelling, else what is not sure. */
export function createTextSearch<Item>(pages: Pages<Item>, answer: Answer<Item>): TextSearch<Item> {
  const findKnown: Answer<Item> = (view) => {
    const { search, found, inText } = view
    return found.length === 0 && inText.length > 0
      ? show(view, inText, { query: search.query }, { where: matchingText(search).trim() })
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

/** Lists something for whole words. */
export const isListed = <Item>({ found }: View<Item>) => found.some(({ isWhole }) => isWhole)

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
  const shown = show(view, matches, filters, { said, missing, isMore: isListed(view) })
  return { ...shown, search: undefined, doubtful: missing }
}

/**
 * Those in the view if there are any, else all of them: '2 restaurants in Texas mention “dosa”', or '7 restaurants
 * mention “dosa”, but none in Texas'
 */
export function show<Item>(
  { list, search: current }: View<Item>,
  matches: readonly Match<Item>[],
  filters: Readonly<Record<string, string>> = {},
  wording?: Wording,
) {
  const within = (search: ListSearch) =>
    matches.filter(({ item }) => passesFilters(list, search)(item))
  const chosen: ListSearch = { ...current, query: '', ...filters }
  const named: ListSearch = { ...list.defaults, ...filters }
  const search = [chosen, named].find((one) => within(one).length > 0) ?? list.defaults
  const entries = within(search)
  const missed = search === named ? current : chosen
  const kind = describeKind(list, missed)
  const none = kind ? `no ${kind} ${list.noun.many}` : entries.length === 1 ? 'not' : 'none'
  const but = search === chosen ? '' : joinTexts(none, describeFilters(list, missed))
  return {
    heading: sayCount(list, search, entries.length, { ...wording, but }),
    entries,
    unfiltered: within(named),
    search,
  }
}

interface Wording {
  where?: string
  /** Words that the pages have. */
  said?: string
  missing?: readonly string[] | undefined
  isMore?: boolean
  but?: string
}

/** '2 more restaurants in NYC mention “dosa”, but none in Texas and no page mentions “idli”' */
export function sayCount<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
  count: number,
  { where = '', said = '', missing, isMore, but }: Wording,
): string {
  const counted = countItems(list, search, count, where, sayMention(count, said))
  return (isMore ? counted.replace(' ', ' more ') : counted) + sayBut(missing, but)
}

/** 'mention “dosa”', '' without words */
export const sayMention = (count: number, said: string) =>
  said && `${count === 1 ? 'mentions' : 'mention'} ${said}`

export function sayBut(missing: readonly string[] = [], but = ''): string {
  const words = missing.length > 0 ? `no page mentions ${quote(missing.join(' '))}` : ''
  const reasons = joinWords([but, words], 'and')
  return reasons && `, but ${reasons}`
}
