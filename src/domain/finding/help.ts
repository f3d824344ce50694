import { guess } from './guess.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type ListDefinition,
  type ListSearch,
  type View,
} from './list-definition.ts'
import { foldQuery, type Match } from './match.ts'
import { findPages, type Vocabulary } from './pages.ts'
import { countItems, describeFilters, describeKind, quote } from './sentences.ts'
import { othersOf } from './view.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

export type Answer<Item> = (view: View<Item>) => Help<Item> | undefined

/**
 * What a list says to a text: a sure answer, else a guess at a misspelling, else what is not sure.
 * @param answer reads the text of a view without help
 */
export function findHelp<Item>(
  view: View<Item>,
  vocabulary: Vocabulary<Item>,
  answer: Answer<Item>,
): Help<Item> | undefined {
  const text = foldQuery(view.search.query)
  if (text === '') {
    return undefined
  }
  const isListed = view.found.some(({ isWhole }) => isWhole)
  if (!isListed && denial.test(text)) {
    return mention(view, [text], vocabulary)
  }
  const findKnown: Answer<Item> = (right) =>
    right.found.length === 0 && right.inText.length > 0 ? showUnfiltered(right) : answer(right)
  const known = findKnown(view)
  const isSure = known ? !known.isUnsure && !known.missing : isListed
  return isSure ? known : (guess(view, vocabulary, findKnown, known) ?? known)
}

function showUnfiltered<Item>({ list, search, inText }: View<Item>): Help<Item> {
  const said = `${inText.length === 1 ? 'matches' : 'match'} ${quote(search.query)}`
  return {
    heading: headingOf(list, search, inText, said),
    entries: inText,
    search: { ...defaultsOf(list), query: search.query },
  }
}

/**
 * The other pages that have the words: those in the view if there are any. Pages that have some of the words only if
 * nothing is listed.
 * @param filters that the text names
 */
export function mention<Item>(
  view: View<Item>,
  words: readonly string[],
  vocabulary: Vocabulary<Item>,
  filters: Readonly<Record<string, string>> = {},
): Help<Item> | undefined {
  const { list, found, inText } = view
  const { matches, said, missing, isEach } = findPages(othersOf(view), words, vocabulary)
  const isPart = missing.length > 0 || !isEach
  if (said === '' || (isPart && inText.length > 0)) {
    return undefined
  }
  const search = { ...view.search, ...filters }
  const isIn = passesFilters(list, search)
  const inView = matches.filter(({ item }) => isIn(item))
  const entries = inView.length > 0 ? inView : matches
  const heading = headingOf(list, search, entries, sayMention(entries.length, said))
  return {
    heading: (found.length > 0 ? heading.replace(' ', ' more ') : heading) + sayMissing(missing),
    entries,
    unfiltered: matches,
    ...(isPart && { missing }),
  }
}

/**
 * '2 restaurants in Texas mention “dosa”', or '2 restaurants mention “dosa”, but none in Texas', or '7 restaurants
 * mention “dosa”, but no Nepali restaurants'
 */
function headingOf<Item>(
  list: ListDefinition<Item>,
  search: ListSearch,
  entries: readonly Match<Item>[],
  said: string,
): string {
  const count = entries.length
  if (entries.every(({ item }) => passesFilters(list, search)(item))) {
    return countItems(list, search, count, said)
  }
  const kind = describeKind(list, search)
  const none = kind ? `no ${kind} ${list.noun.many}` : count === 1 ? 'not' : 'none'
  const where = describeFilters(list, search)
  return `${countItems(list, defaultsOf(list), count, said)}, but ${none} ${where}`.trim()
}

/** 'mention “dosa”', '' without words */
export function sayMention(count: number, said: string): string {
  return said && `${count === 1 ? 'mentions' : 'mention'} ${said}`
}

export function sayMissing(words: readonly string[]): string {
  return words.length === 0 ? '' : `, but no page mentions ${quote(words.join(' '))}`
}
