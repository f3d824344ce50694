import Fuse from 'fuse.js/basic'
import { defaultsOf, passesFilters, type Help, type Listed } from './list-definition.ts'
import { foldOnce, foldQuery, splitWords, type Match, type SearchField } from './match.ts'
import { findPages, isStopWord, type Pages } from './pages.ts'
import { quote } from './sentences.ts'
import { findListed } from './view.ts'

const maxEntries = 3
/** If the view lists letters inside words, as "ashville" in Nashville, a guess must be this close. */
const maxScoreInside = 0.2
/** And this close where a place may be meant. */
const maxScoreClose = 0.15
const minLettersInside = 6
/** Shorter texts, and shorter words of the list, are close to too many others. */
const minLetters = 4
/** "beer" is close to beef. */
const minLettersOfFact = 5
/** Length of the text to that of the term: "iowa" does not mean International. */
const minShare = 0.65
/** "omha" is Omaha rather than Bombay. */
const maxScore = 0.34
/** If letters have changed places. */
const maxScoreSwapped = 0.41
const otherStartPenalty = 0.1

export interface Vocabulary<Item> extends Pages<Item> {
  /** Short texts of an item, such as dishes, of which the words may be misspelled. */
  facts: (item: Item) => readonly string[]
  /** Other names that have an answer: 'Seattle'. */
  names?: () => readonly string[]
}

/** What a misspelling may mean. */
interface Term<Item> {
  text: string
  kind: 'field' | 'fact' | 'name'
  field?: SearchField<Item> | undefined
  items: Set<Item>
}

/**
 * Guesses at a misspelling: of the whole text, if no part of it has an answer, or of some of its words. For a name or
 * place: the three closest entries. For a dish or several words: all that the right spelling leads to.
 * @param known the answer to the text as it is
 */
export function guess<Item>(
  listed: Listed<Item>,
  vocabulary: Vocabulary<Item>,
  findKnown: (right: Listed<Item>) => Help<Item> | undefined,
  known: Help<Item> | undefined,
): Help<Item> | undefined {
  const { list, items, search, found } = listed
  const text = splitWords(foldQuery(search.query)).join(' ')
  const isListing = found.length > 0
  const beginsWord = found.some(({ item, field }) =>
    ` ${foldOnce(field?.text(item) ?? '')}`.includes(` ${text}`),
  )
  if (isListing && (text.length < minLettersInside || beginsWord)) {
    return undefined
  }
  const findTerms = createFinder(listed, vocabulary)
  const isIn = passesFilters(list, search)
  const others = items
    .filter((item) => !found.some((match) => match.item === item))
    .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)))
  const terms = findTerms(text)
  const most = isListing ? maxScoreInside : known?.isUnsure ? maxScoreClose : 1
  const best = terms.find(
    ({ score, kind, items: having }) =>
      score <= most &&
      (!isListing || (kind === 'field' && others.some((item) => having.has(item)))),
  )
  const canCorrect = !isListing && (known === undefined || known.isPart)
  const meant = best?.text ?? (canCorrect ? correctWords(text, items, vocabulary, findTerms) : text)
  if (meant === text) {
    return undefined
  }
  const right = findListed(list, items, { ...search, query: meant })
  const help = best?.kind === 'field' ? undefined : findKnown(right)
  const entries =
    help?.entries ??
    (best?.kind === 'field' ? findClosest(terms, others).slice(0, maxEntries) : right.found)
  const isInView = entries.some(({ item }) => isIn(item))
  return entries.length === 0
    ? undefined
    : {
        ...help,
        entries,
        ...(help && { note: help.heading }),
        heading: `Did you mean ${quote(meant)}?`,
        search: { ...(isInView ? search : defaultsOf(list)), query: meant },
        isGuess: true,
      }
}

/** Each item that has one of the terms, by the first of them. */
function findClosest<Item>(terms: readonly Term<Item>[], items: readonly Item[]): Match<Item>[] {
  const closest = terms.flatMap(({ text, field, items: having }) =>
    items.filter((item) => having.has(item)).map((item) => ({ item, query: text, field })),
  )
  return closest.filter(
    ({ item }, index) => closest.findIndex((match) => match.item === item) === index,
  )
}

/** The terms that are close to a text, the closest first. */
type FindTerms<Item> = (text: string) => (Term<Item> & { score: number })[]

function correctWords<Item>(
  text: string,
  items: readonly Item[],
  vocabulary: Vocabulary<Item>,
  findTerms: FindTerms<Item>,
): string {
  const names = new Set(vocabulary.names?.().flatMap((name) => splitWords(foldOnce(name))))
  const isKnown = (word: string) =>
    isStopWord(word) || names.has(word) || findPages(items, [word], vocabulary).length > 0
  const correct = (word: string) =>
    findTerms(word).find((term) => !term.text.includes(' ') && isSameStart(term.text, word))
      ?.text ?? word
  return text
    .split(' ')
    .map((word) => (isKnown(word) ? word : correct(word)))
    .join(' ')
}

const isSameStart = (term: string, text: string) => foldOnce(term)[0] === text[0]

const sortLetters = (folded: string) => [...folded].toSorted().join('')

function createFinder<Item>(
  { list, items }: Listed<Item>,
  vocabulary: Vocabulary<Item>,
): FindTerms<Item> {
  const fuse = new Fuse(collectTerms(list.fields, items, vocabulary), {
    keys: [{ name: 'text', getFn: ({ text }) => foldOnce(text) }],
    threshold: maxScoreSwapped,
    ignoreLocation: true,
    ignoreFieldNorm: true,
    includeScore: true,
  })
  return (text) =>
    text.length < minLetters || vocabulary.commonWords?.has(text) === true
      ? []
      : fuse
          .search(text)
          .filter(
            ({ item: term, score = 1 }) =>
              (score <= maxScore || sortLetters(foldOnce(term.text)) === sortLetters(text)) &&
              text.length >= term.text.length * minShare &&
              (term.kind === 'field' || isSameStart(term.text, text)) &&
              (term.kind !== 'fact' || text.length >= minLettersOfFact),
          )
          .map(({ item: term, score = 1 }) => ({
            ...term,
            score: score + (isSameStart(term.text, text) ? 0 : otherStartPenalty),
          }))
          .toSorted((a, b) => a.score - b.score)
}

function collectTerms<Item>(
  fields: readonly SearchField<Item>[],
  items: readonly Item[],
  { facts, names }: Vocabulary<Item>,
): Term<Item>[] {
  const terms = new Map<string, Term<Item>>()
  const add = (text: string, kind: Term<Item>['kind'], item?: Item, field?: SearchField<Item>) => {
    const key = foldOnce(text)
    const term = terms.get(key) ?? { text, kind, field, items: new Set<Item>() }
    if (text.length >= minLetters) {
      terms.set(key, term)
    }
    if (item !== undefined) {
      term.items.add(item)
    }
  }
  for (const field of fields) {
    for (const item of items) {
      const text = field.text(item)
      ;[text, ...splitWords(text)].forEach((term) => add(term, 'field', item, field))
    }
  }
  for (const item of items) {
    facts(item)
      .flatMap(splitWords)
      .forEach((word) => add(word, 'fact', item))
  }
  names?.().forEach((name) => add(name, 'name'))
  return [...terms.values()]
}
