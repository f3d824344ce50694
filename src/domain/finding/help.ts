import { elision } from './highlight.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type HelpEntry,
  type Listed,
  type ListSearch,
} from './list-definition.ts'
import { foldOnce, foldQuery, hasWords, type SearchField } from './match.ts'
import { formatCount, describeFilters, quote } from './sentences.ts'

/** Shorter texts are in too many words to mean one of them. */
const minLetters = 3

/** Words that people type around what they look for. They fit every entry. */
const stopWord =
  /^(?:a|an|and|at|best|cuisine|eat|find|food|for|good|how|in|is|it|make|me|near|nearby|now|of|on|open|or|places?|restaurants?|the|to|top|what|where|with)$/

/** Whether a folded word says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return stopWord.test(word)
}

/** A folded text without stop words at its ends. */
export function trimStopWords(text: string): string {
  const words = text.split(' ')
  const isTelling = (word: string) => !isStopWord(word)
  return words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ')
}

/**
 * The exact part of stage three. In this order: what the list's definition answers; what the text finds
 * without the filters; the entries that mention its words. Beside listed entries only facts such as
 * dishes count, not prose.
 */
export function findHelp<Item, Search extends ListSearch>(
  listed: Listed<Item, Search>,
): Help<Item, Search> | undefined {
  const text = foldQuery(listed.search.query)
  return text === ''
    ? undefined
    : (listed.list.answer?.(text, listed) ??
        findWithoutFilters(listed) ??
        findMentions(listed, trimStopWords(text)))
}

function findWithoutFilters<Item, Search extends ListSearch>({
  list,
  search,
  found,
  inText,
}: Listed<Item, Search>): Help<Item, Search> | undefined {
  if (found.length > 0 || inText.length === 0) {
    return undefined
  }
  const verb = inText.length === 1 ? 'matches' : 'match'
  return {
    heading: `${formatCount(list.noun, inText.length)} ${verb} ${quote(search.query)}, none ${describeFilters(list, search)}`,
    entries: inText.map(({ item, field }) => ({
      item,
      term: search.query,
      ...(field && { field }),
    })),
    search: { ...defaultsOf(list), query: search.query },
  }
}

/** What a part of the text means: 'chicago' of 'pizza chicago', 'biryani' of 'hyderabadi biryani'. */
export function findPartOfText<Item, Search extends ListSearch>(
  listed: Listed<Item, Search>,
): Help<Item, Search> | undefined {
  const { list, search, inText } = listed
  const text = foldQuery(search.query)
  const facts = list.hints.filter(({ isProse }) => isProse !== true)
  const known = trimStopWords(text)
    .split(' ')
    .filter((word) => mentionsOf(listed, facts, [word]).length > 0)
  return inText.length > 0
    ? undefined
    : (list.answerPart?.(text, listed) ?? findMentions(listed, known.join(' ')))
}

/** The entries that have a phrase, else those that have all its words. */
export function findMentions<Item, Search extends ListSearch>(
  listed: Listed<Item, Search>,
  phrase: string,
): Help<Item, Search> | undefined {
  const { list, search, found, inText } = listed
  if (phrase.length < minLetters) {
    return undefined
  }
  const isListed = new Set(found.map(({ item }) => item))
  const facts = list.hints.filter(({ isProse }) => isProse !== true)
  const hints = inText.length > 0 ? facts : list.hints
  const attempts = [
    mentionsOf(listed, hints, [phrase]),
    inText.length > 0 ? [] : mentionsOf(listed, [...list.fields, ...facts], phrase.split(' ')),
  ]
  const all = attempts
    .map((some) => some.filter(({ item }) => !isListed.has(item)))
    .find((some) => some.length > 0)
  if (all === undefined) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const inView = all.filter(({ item }) => isIn(item))
  const entries = inView.length > 0 ? inView : all
  const text = phrase === foldQuery(search.query) ? search.query : phrase
  const where = describeFilters(list, search)
  const { one, many } = list.noun
  const more = isListed.size > 0 ? 'more ' : ''
  const counted = formatCount({ one: more + one, many: more + many }, entries.length)
  const said = `${entries.length === 1 ? 'mentions' : 'mention'} ${quote(text)}`
  const heading =
    inView.length > 0
      ? [counted, where, said].filter(Boolean).join(' ')
      : [`${counted} ${said}`, where && `none ${where}`].filter(Boolean).join(', ')
  return {
    heading,
    entries,
    inText: [...inText, ...all].map(({ item }) => item),
  }
}

/** The items of which some field has each of the phrases, in any form, and that deny none. */
function mentionsOf<Item, Search extends ListSearch>(
  { list, items }: Listed<Item, Search>,
  fields: readonly SearchField<Item>[],
  phrases: readonly string[],
): HelpEntry<Item>[] {
  const forms = phrases.map(formsOf)
  return items.flatMap((item) => {
    const texts = fields.map(({ text }) => foldOnce(text(item)))
    const denied = list.denies?.(item).map(foldOnce) ?? []
    const terms = forms.map((some) =>
      some.filter((form) => texts.some((text) => hasWords(text, form))),
    )
    const isDenied = terms.flat().some((term) => denied.some((text) => hasWords(text, term)))
    return isDenied || terms.some((some) => some.length === 0)
      ? []
      : [{ item, term: terms.flat().join(elision) }]
  })
}

/** A word in singular and plural, and as an adjective: 'dosa' and 'dosas', 'Goa' and 'Goan'. */
function formsOf(phrase: string): string[] {
  const without = ['es', 's', 'i', 'n'].map((ending) =>
    phrase.endsWith(ending) ? phrase.slice(0, -ending.length) : phrase,
  )
  const longer = ['s', 'es', 'i', 'n'].map((ending) => phrase + ending)
  return [...new Set([phrase, ...without, ...longer])].filter((form) => form.length >= minLetters)
}
