import { elision } from './highlight.ts'
import { defaultsOf, passesFilters, type Help, type Listed } from './list-definition.ts'
import { foldOnce, foldQuery, hasWords, type Match, type SearchField } from './match.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { describeFilters, quote } from './sentences.ts'

const minLetters = 3

const stopWords = new Set(
  `a an and at best cuisine eat find food for good how in is it make me near nearby now of on open or
  place places restaurant restaurants the to top what where with`.split(/\s+/),
)

export const isStopWord = (word: string) => stopWords.has(word)

/** Cuts stop words at both ends of a folded text. */
export function trimStopWords(text: string): string {
  const words = text.split(' ')
  const isContent = (word: string) => !isStopWord(word)
  return words.slice(words.findIndex(isContent), words.findLastIndex(isContent) + 1).join(' ')
}

/** Exact help, in this order: the list's answer, matches outside the filters, entries that mention the words. */
export function findHelp<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const text = foldQuery(listed.search.query)
  return text === ''
    ? undefined
    : (listed.list.answer?.(text, listed) ??
        findWithoutFilters(listed) ??
        findMentions(listed, trimStopWords(text)))
}

function findWithoutFilters<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const { list, search, found, inText } = listed
  return found.length > 0 || inText.length === 0
    ? undefined
    : {
        heading: headingOf(listed, inText, ['matches', 'match'], search.query, false),
        entries: inText,
        search: { ...defaultsOf(list), query: search.query },
      }
}

/** What a part of the text means: 'chicago' of 'pizza chicago', 'biryani' of 'hyderabadi biryani'. */
export function findPartOfText<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const { list, search, inText } = listed
  if (inText.length > 0) {
    return undefined
  }
  const text = foldQuery(search.query)
  const known = trimStopWords(text)
    .split(' ')
    .filter((word) => findPhrases(listed, list.facts ?? [], [word]).length > 0)
  return list.answerPart?.(text, listed) ?? findMentions(listed, known.join(' '))
}

/** The entries with a phrase, else those with all its words. Next to listed entries, prose does not count. */
export function findMentions<Item>(listed: Listed<Item>, phrase: string): Help<Item> | undefined {
  const { list, search, inText } = listed
  if (phrase.length < minLetters) {
    return undefined
  }
  const { fields, facts = [], prose = [] } = list
  const isListing = inText.length > 0
  const exact = findPhrases(listed, isListing ? facts : [...facts, ...prose], [phrase])
  const unfiltered =
    exact.length > 0 || isListing
      ? exact
      : findPhrases(listed, [...fields, ...facts], phrase.split(' '))
  if (unfiltered.length === 0) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const inView = unfiltered.filter(({ item }) => isIn(item))
  const isInView = inView.length > 0
  const entries = isInView ? inView : unfiltered
  const text = phrase === foldQuery(search.query) ? search.query : phrase
  return {
    heading: headingOf(listed, entries, ['mentions', 'mention'], text, isInView),
    entries,
    unfiltered,
  }
}

/**
 * '2 restaurants in Texas mention “dosa”', or '2 more restaurants mention “dosa”, none in Texas', or
 * '1 restaurant mentions “dosa”, but not in Texas'
 */
function headingOf<Item>(
  { list, search, found }: Listed<Item>,
  { length }: readonly unknown[],
  [one, many]: readonly [one: string, many: string],
  text: string,
  isInView: boolean,
): string {
  const more = found.length > 0 ? 'more ' : ''
  const counted = formatCount({ one: more + list.noun.one, many: more + list.noun.many }, length)
  const where = describeFilters(list, search)
  const verb = `${length === 1 ? one : many} ${quote(text)}`
  return isInView
    ? [counted, where, verb].filter(Boolean).join(' ')
    : `${counted} ${verb}${where && `, ${length === 1 ? 'but not' : 'none'} ${where}`}`
}

/** The unlisted items that have every phrase in some form and deny none. */
function findPhrases<Item>(
  { list, items, found }: Listed<Item>,
  fields: readonly SearchField<Item>[],
  phrases: readonly string[],
): Match<Item>[] {
  const listed = new Set(found.map(({ item }) => item))
  const forms = phrases.map(formsOf)
  return items.flatMap((item) => {
    const hasForm = (texts: readonly string[], form: string) =>
      texts.some((text) => hasWords(foldOnce(text), form))
    const texts = fields.map(({ text }) => text(item))
    const terms = forms.map((some) => some.filter((form) => hasForm(texts, form)))
    const denied = list.denies?.(item) ?? []
    return listed.has(item) ||
      terms.some((some) => some.length === 0 || some.some((form) => hasForm(denied, form)))
      ? []
      : [{ item, query: terms.flat().join(elision) }]
  })
}

/** A word in singular and plural, and as an adjective: 'dosa' and 'dosas', 'Goa' and 'Goan'. */
function formsOf(phrase: string): string[] {
  const forms = ['es', 's', 'i', 'n'].flatMap((ending) => [
    phrase + ending,
    phrase.endsWith(ending) ? phrase.slice(0, -ending.length) : '',
  ])
  return [phrase, ...forms].filter((form) => form.length >= minLetters)
}
