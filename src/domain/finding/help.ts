import { elision } from './highlight.ts'
import { defaultsOf, inFilters, type ListSearch } from './list.ts'
import { foldOnce, foldQuery, hasWords, type SearchField } from './match.ts'
import { countOf, phraseOf, quote, summarize } from './sentences.ts'
import type { View } from './view.ts'
import { toPlain } from './vocabulary.ts'
import { trimStopWords } from './words.ts'

/** What an exact text means that no searched field contains. */
export interface Help<Item, Search> {
  /** 'Near Seattle: Kirkland, WA', '5 kitchens mention “dosa”', '6 restaurants priced $' */
  heading: string
  entries: readonly HelpEntry<Item>[]
  /** The view that lists the entries, where a filter does. */
  search?: Search
}

/** An item with the words to mark in it, '' for none. */
interface HelpEntry<Item> {
  item: Item
  term: string
  /** The field that contains them, if only one does. */
  field?: SearchField<Item>
}

/** Fewer letters stand in too many texts to mean one of them. */
const leastLetters = 3

/**
 * The exact part of stage three, for a text that no field contains. Tries in this order: a place by
 * another name, the filters that the text asks for, all texts that contain its words.
 */
export function findHelp<Item, Search extends ListSearch>(
  view: View<Item, Search>,
): Help<Item, Search> | undefined {
  const phrase = trimStopWords(foldQuery(view.search.query))
  return phrase === '' || view.inText.length > 0
    ? undefined
    : (findOtherName(view, phrase) ?? findAsked(view, phrase) ?? findMentions(view, phrase))
}

function findOtherName<Item, Search extends ListSearch>(
  { list, items }: View<Item, Search>,
  phrase: string,
): Help<Item, Search> | undefined {
  const other = list.otherNames?.find(({ name }) => toPlain(name) === toPlain(phrase))
  const entries = items
    .filter((item) => other?.matches(item) === true)
    .map((item) => ({ item, term: other?.field.text(item) ?? '' }))
  return other && entries.length > 0 ? { heading: other.heading, entries } : undefined
}

/** Keeps the filters that are on, unless they leave nothing. */
function findAsked<Item, Search extends ListSearch>(
  { list, items, search: current }: View<Item, Search>,
  phrase: string,
): Help<Item, Search> | undefined {
  const asked = list.asks?.(phrase)
  for (const others of asked ? [current, defaultsOf(list)] : []) {
    const search = { ...others, ...asked, query: '' }
    const found = items.filter(inFilters(list, search)).map((item) => ({ item, term: '' }))
    if (found.length > 0) {
      return { heading: summarize({ list, search, found }), entries: found, search }
    }
  }
  return undefined
}

function findMentions<Item, Search extends ListSearch>(
  { list, items, search }: View<Item, Search>,
  phrase: string,
): Help<Item, Search> | undefined {
  const forms = formsOf(phrase)
  const all = (toPlain(phrase).length < leastLetters ? [] : items).flatMap((item) => {
    const texts = list.hints.map(({ text }) => foldOnce(text(item)))
    const terms = forms.filter((form) => texts.some((text) => hasWords(text, form)))
    return terms.length === 0 ? [] : [{ item, term: terms.join(elision) }]
  })
  const isIn = inFilters(list, search)
  const inView = all.filter(({ item }) => isIn(item))
  const entries = inView.length > 0 ? inView : all
  const counted = countOf(list.mentioner ?? list.noun, entries.length)
  const where = phraseOf(list, search)
  const text = phrase === foldQuery(search.query) ? search.query : phrase
  const said = `${entries.length === 1 ? 'mentions' : 'mention'} ${quote(text)}`
  const heading =
    inView.length > 0
      ? [counted, where, said].filter(Boolean).join(' ')
      : [`${counted} ${said}`, where && `none ${where}`].filter(Boolean).join(', ')
  return entries.length > 0 ? { heading, entries } : undefined
}

/** A word in singular and plural: 'dosa' and 'dosas', 'radish' and 'radishes'. */
function formsOf(phrase: string): string[] {
  const endings = phrase.endsWith('s')
    ? [phrase.replace(/s$/, ''), phrase.replace(/es$/, '')]
    : [`${phrase}s`, `${phrase}es`]
  return [...new Set([phrase, ...endings])]
}
