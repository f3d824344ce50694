import { formatCount } from '#src/domain/language/format-count.ts'
import { guess } from './guess.ts'
import { defaultsOf, passesFilters, type Help, type Listed } from './list-definition.ts'
import { foldQuery, splitWords, type Match } from './match.ts'
import { findPages, readWords, type PageSearch, type Vocabulary } from './pages.ts'
import { describeFilters, nounOf, quote } from './sentences.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

/** Help, and how sure it is. */
export interface Answer<Item> extends Help<Item> {
  /** The words that it says nothing of. */
  missing?: readonly string[]
  /** A name that is close to the text comes before it: "berkley" is Berkeley rather than a town in Michigan. */
  isUnsure?: boolean
}

export type FindAnswer<Item> = (listed: Listed<Item>) => Answer<Item> | undefined

/**
 * What a list says to a text: a sure answer, else a guess at a misspelling, else what is not sure.
 * @param answer of a list that knows more than words
 */
export function findHelp<Item>(
  listed: Listed<Item>,
  vocabulary: Vocabulary<Item>,
  answer: FindAnswer<Item> = (right) =>
    answerWords(right, splitWords(foldQuery(right.search.query)), vocabulary),
): Help<Item> | undefined {
  const text = foldQuery(listed.search.query)
  if (text === '') {
    return undefined
  }
  const isListed = listed.found.some(({ isWhole }) => isWhole)
  if (!isListed && denial.test(text)) {
    return mention(listed, findPages(unlisted(listed), [text], vocabulary))
  }
  const findKnown: FindAnswer<Item> = (right) => findWithoutFilters(right) ?? answer(right)
  const known = findKnown(listed)
  const isSure = known ? !known.isUnsure && known.missing === undefined : isListed
  return isSure ? known : (guess(listed, vocabulary, findKnown, known) ?? known)
}

function unlisted<Item>({ items, found }: Listed<Item>): Item[] {
  const listed = new Set(found.map(({ item }) => item))
  return items.filter((item) => !listed.has(item))
}

function findWithoutFilters<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const { list, search, found, inText } = listed
  return found.length > 0 || inText.length === 0
    ? undefined
    : {
        heading: headingOf(listed, inText, quote(search.query), ['matches', 'match']),
        entries: inText,
        search: { ...defaultsOf(list), query: search.query },
      }
}

/** Help for all words, or for some of them if nothing is listed. */
export function answerWords<Item>(
  listed: Listed<Item>,
  allWords: readonly string[],
  vocabulary: Vocabulary<Item>,
): Answer<Item> | undefined {
  const content = readWords(allWords)
  const words = content.length === 0 ? allWords.filter(({ length }) => length > 2) : content
  const pages = findPages(unlisted(listed), words, vocabulary)
  const isPart = pages.missing.length > 0 || !pages.isEach
  return isPart && listed.inText.length > 0 ? undefined : mention(listed, pages)
}

/** Of the pages that have the words: those in the view if there are any. */
function mention<Item>(
  listed: Listed<Item>,
  { matches, said, missing, isEach }: PageSearch<Item>,
): Answer<Item> | undefined {
  const inView = matches.filter(({ item }) => passesFilters(listed.list, listed.search)(item))
  const entries = inView.length > 0 ? inView : matches
  return said === ''
    ? undefined
    : {
        heading: headingOf(listed, entries, said, ['mentions', 'mention']) + sayMissing(missing),
        entries,
        unfiltered: matches,
        ...((missing.length > 0 || !isEach) && { missing }),
      }
}

/**
 * '2 restaurants in Texas mention “dosa”', or '2 more restaurants mention “dosa”, but none in Texas', or
 * '7 restaurants mention “dosa”, but no Nepali restaurants'
 */
function headingOf<Item>(
  { list, search, found }: Listed<Item>,
  entries: readonly Match<Item>[],
  said: string,
  [ofOne, ofMany]: readonly [one: string, many: string],
): string {
  const isInView = entries.every(({ item }) => passesFilters(list, search)(item))
  const inView = nounOf(list, search)
  const where = describeFilters(list, search)
  const { one, many } = isInView ? inView : list.noun
  const more = found.length > 0 ? 'more ' : ''
  const counted = formatCount({ one: more + one, many: more + many }, entries.length)
  const verb = entries.length === 1 ? ofOne : ofMany
  const none =
    inView.one !== list.noun.one ? `no ${inView.many}` : entries.length === 1 ? 'not' : 'none'
  return isInView
    ? [counted, where, verb, said].filter(Boolean).join(' ')
    : `${counted} ${verb} ${said}, but ${none} ${where}`.trim()
}

export function sayMissing(words: readonly string[]): string {
  return words.length === 0 ? '' : `, but no page mentions ${quote(words.join(' '))}`
}
