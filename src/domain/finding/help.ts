import { guess, type Vocabulary } from './guess.ts'
import { defaultsOf, passesFilters, type Help, type Listed } from './list-definition.ts'
import { foldQuery, splitWords, type Match } from './match.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { findMost, findPages, readWords, sayWords } from './pages.ts'
import { describeFilters, nounOf, quote, quoteAll } from './sentences.ts'

/** "no pork" is not answered with pork. */
const denial = /\b(?:no(?!\W*\d)|not|non|never|without|free)\b/

/**
 * What a list says to a text: an exact answer, else a guess at a misspelling, else what a part of the text means.
 * @param answer of a list that knows more than words
 */
export function findHelp<Item>(
  listed: Listed<Item>,
  vocabulary: Vocabulary<Item>,
  answer: (listed: Listed<Item>) => Help<Item> | undefined = (right) =>
    answerWords(right, splitWords(foldQuery(right.search.query)), vocabulary),
): Help<Item> | undefined {
  const text = foldQuery(listed.search.query)
  if (text === '') {
    return undefined
  }
  const isListed = listed.found.some(({ isWhole }) => isWhole)
  if (!isListed && denial.test(text)) {
    return mention(listed, findPages(unlisted(listed), [text], vocabulary), [text])
  }
  const findKnown = (right: Listed<Item>) => findWithoutFilters(right) ?? answer(right)
  const known = findKnown(listed)
  const isSure = known ? !known.isUnsure && !known.isPart : isListed
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
        heading: headingOf(listed, inText, ['matches', 'match'], quote(search.query), false),
        entries: inText,
        search: { ...defaultsOf(list), query: search.query },
      }
}

/** Help for the pages that have each word, or one of them: those in the view if there are any. */
function mention<Item>(
  listed: Listed<Item>,
  unfiltered: readonly Match<Item>[],
  words: readonly string[],
  isEach = true,
): Help<Item> | undefined {
  const inView = unfiltered.filter(({ item }) => passesFilters(listed.list, listed.search)(item))
  const isInView = inView.length > 0
  const entries = isInView ? inView : unfiltered
  const said = isEach ? sayWords(entries, words) : quoteAll(words, 'or')
  return entries.length === 0
    ? undefined
    : {
        heading: headingOf(listed, entries, ['mentions', 'mention'], said, isInView),
        entries,
        unfiltered,
      }
}

/**
 * '2 restaurants in Texas mention “dosa”', or '2 more restaurants mention “dosa”, none in Texas', or
 * '1 restaurant mentions “dosa”, but not in Texas', or '7 restaurants mention “dosa”, but no Nepali restaurants'
 */
function headingOf<Item>(
  { list, search, found }: Listed<Item>,
  { length }: readonly unknown[],
  [ofOne, ofMany]: readonly [one: string, many: string],
  text: string,
  isInView: boolean,
): string {
  const more = found.length > 0 ? 'more ' : ''
  const inView = nounOf(list, search)
  const { one, many } = isInView ? inView : list.noun
  const counted = formatCount({ one: more + one, many: more + many }, length)
  const where = describeFilters(list, search)
  const verb = `${length === 1 ? ofOne : ofMany} ${text}`
  if (isInView) {
    return [counted, where, verb].filter(Boolean).join(' ')
  }
  const not =
    inView.one !== list.noun.one ? `but no ${inView.many}` : length === 1 ? 'but not' : 'none'
  return where === '' && inView.one === list.noun.one
    ? `${counted} ${verb}`
    : `${counted} ${verb}, ${not} ${where}`.trim()
}

/** Help for all words, or for some of them if nothing is listed. */
export function answerWords<Item>(
  listed: Listed<Item>,
  allWords: readonly string[],
  vocabulary: Vocabulary<Item>,
): Help<Item> | undefined {
  const content = readWords(allWords)
  const words = content.length === 0 ? allWords.filter(({ length }) => length > 2) : content
  const most = findMost(unlisted(listed), words, vocabulary)
  if (most.isPart && listed.inText.length > 0) {
    return undefined
  }
  const help = mention(listed, most.matches, most.known, most.isEach)
  return help && { ...help, heading: help.heading + most.missing, isPart: most.isPart }
}
