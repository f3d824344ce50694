import Fuse from 'fuse.js/basic'
import { findHelp, isStopWord } from './help.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
  type ListDefinition,
} from './list-definition.ts'
import { foldOnce, foldQuery, hasWords, splitWords, type Match, type SearchField } from './match.ts'
import { quote } from './sentences.ts'
import { findListed } from './view.ts'

const maxEntries = 3
/** If the view lists letters inside words, as "ashville" in Nashville, a guess must be this close. */
const maxScoreInside = 0.2
const minLettersInside = 6
/** Shorter texts, and shorter words of the list, are close to too many others. */
const minLetters = 4
/** "beer" is close to beef. */
const minLettersOfFact = 5
/** Length of the text to that of the term: "iowa" does not mean International. */
const minShare = 0.65

/** What a misspelling may mean. */
interface Term<Item> {
  text: string
  field: SearchField<Item> | undefined
  items: Set<Item>
}

/**
 * Guesses at a misspelling. For a name or place: the three closest entries. For a dish or several words:
 * all that the right spelling leads to.
 */
export function findCloseMatches<Item>(listed: Listed<Item>): Help<Item> | undefined {
  const { list, items, search, found } = listed
  const text = foldQuery(search.query)
  const isListing = found.length > 0
  if (isListing && (text.length < minLettersInside || beginsWord(listed, text))) {
    return undefined
  }
  const isIn = passesFilters(list, search)
  const others = items
    .filter((item) => !found.some((match) => match.item === item))
    .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)))
  const isName = ({ field }: Term<Item>) => list.fields.some((one) => one === field)
  const terms = searchTerms(list, items, text)
  // A right place comes before a guess: "san francisco pizza" means more than San Francisco.
  const hasPlace = list.answerPart?.(text, listed) !== undefined
  const best = terms.find(
    ({ item: term, score = 1 }) =>
      !hasPlace &&
      (!isListing ||
        (score <= maxScoreInside && isName(term) && others.some((item) => term.items.has(item)))),
  )?.item
  const meant = best?.text ?? (isListing ? undefined : correctWords(list, items, text))
  if (meant === undefined) {
    return undefined
  }
  const closest = new Map<Item, Match<Item>>()
  for (const { item: term } of terms) {
    for (const item of others.filter((one) => term.items.has(one) && !closest.has(one))) {
      closest.set(item, { item, query: term.text, field: term.field })
    }
  }
  const help =
    best && isName(best)
      ? { entries: [...closest.values()].slice(0, maxEntries) }
      : findExact(listed, meant)
  const isInView = help.entries.some(({ item }) => isIn(item))
  return help.entries.length === 0
    ? undefined
    : {
        ...help,
        heading: `Did you mean ${quote(meant)}?`,
        search: { ...(isInView ? search : defaultsOf(list)), query: meant },
        isGuess: true,
      }
}

function findExact<Item>(
  { list, items, search }: Listed<Item>,
  query: string,
): Omit<Help<Item>, 'heading'> {
  const right = findListed(list, items, { ...search, query })
  const help = findHelp(right) ?? list.answerPart?.(foldQuery(query), right)
  return help ? { ...help, note: help.heading } : { entries: right.found }
}

function beginsWord<Item>({ list, found }: Listed<Item>, text: string): boolean {
  return found.some(({ item }) =>
    list.fields.some((field) => ` ${foldOnce(field.text(item))}`.includes(` ${text}`)),
  )
}

function correctWords<Item>(
  list: ListDefinition<Item>,
  items: readonly Item[],
  text: string,
): string | undefined {
  const { fields: names, facts = [], prose = [], otherNames = [] } = list
  const fields = [...names, ...facts, ...prose]
  const isKnown = (word: string) =>
    isStopWord(word) ||
    otherNames.some((name) => hasWords(foldOnce(name), word)) ||
    items.some((item) => fields.some((field) => hasWords(foldOnce(field.text(item)), word)))
  const correct = (word: string) =>
    searchTerms(list, items, word).find(
      ({ item }) => !item.text.includes(' ') && isSameStart(item.text, word),
    )?.item.text ?? word
  const right = text
    .split(' ')
    .map((word) => (isKnown(word) ? word : correct(word)))
    .join(' ')
  return right === text ? undefined : right
}

const isSameStart = (term: string, text: string) => foldOnce(term)[0] === text[0]

function searchTerms<Item>(list: ListDefinition<Item>, items: readonly Item[], text: string) {
  const isFact = ({ field }: Term<Item>) => list.facts?.some((one) => one === field)
  return text.length < minLetters || list.commonWords?.has(text) === true
    ? []
    : fuseOf(list, items)
        .search(text)
        .filter(
          ({ item: term }) =>
            text.length >= term.text.length * minShare &&
            (!isFact(term) || (text.length >= minLettersOfFact && isSameStart(term.text, text))),
        )
}

const fuses = new WeakMap<object, unknown>()

function fuseOf<Item>(list: ListDefinition<Item>, items: readonly Item[]): Fuse<Term<Item>> {
  const fuse =
    (fuses.get(items) as Fuse<Term<Item>> | undefined) ??
    new Fuse(collectTerms(list, items), {
      keys: [{ name: 'text', getFn: ({ text }) => foldOnce(text) }],
      threshold: 0.34,
      ignoreLocation: true,
      includeScore: true,
    })
  fuses.set(items, fuse)
  return fuse
}

function collectTerms<Item>(
  { fields, facts = [], otherNames = [] }: ListDefinition<Item>,
  items: readonly Item[],
): Term<Item>[] {
  const terms = new Map<string, Term<Item>>()
  const add = (text: string, field?: SearchField<Item>, ...some: Item[]) => {
    const term = terms.get(foldOnce(text)) ?? { text, field, items: new Set() }
    if (text.length >= minLetters) {
      terms.set(foldOnce(text), term)
    }
    some.forEach((item) => term.items.add(item))
  }
  for (const field of [...fields, ...facts]) {
    for (const item of items) {
      const text = field.text(item)
      const words = splitWords(text)
      for (const term of fields.includes(field) ? [text, ...words] : words) {
        add(term, field, item)
      }
    }
  }
  otherNames.forEach((name) => add(name))
  return [...terms.values()]
}
