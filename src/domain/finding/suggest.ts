import Fuse from 'fuse.js/basic'
import { foldQuery, type SearchField } from './filter.ts'
import { misspellingCost } from './spelling.ts'
import { collectTerms, toPlain, wholeAtMost, type Term } from './vocabulary.ts'
import { matchWords, type Match } from './words.ts'

/** A close match, and what of the item the query seems to mean. */
export interface Suggestion<Item> {
  item: Item
  /** The word or words of it that are meant, as the list writes them. */
  term: string
  /** Stands in a field where only this stage looks. */
  isHint: boolean
  /** 0 for the very words, then about 1 for each slip. */
  cost: number
}

const most = 3
/** Of a query, and of a word that may have slips. */
const leastMistyped = 4
/** Fuse.js proposes broadly, for it counts a swap of two letters as two errors. */
const proposed = 0.7
/** Figures of docs/finding.md: tuned on one half of the seeds, reported on the other. */
const slipsAtLeast = 0.5
const slipsPerLetter = 0.3
const slipsAtMost = 3.4
const otherFirstLetter = 0.15
/** The beginning of a word, or its plural. */
const otherForm = 0.3
/** A description has many words, and half a slip more finds one for anything: "began" for vegan. */
const hintCost = 0.2
const hintShare = 0.45

/** With more nothing can be meant. Some signs stand for many letters, so a short query may have them. */
const mostLetters = wholeAtMost + slipsAtMost

/**
 * Stage three of finding: the items a mistyped query may mean, closest first, three at the most.
 * Fuse.js proposes words of the list, and what is a few likely slips away is let through: it is
 * silent on nonsense. Where the words of the query, each by itself, are closer than the whole, they
 * decide. Keep `fields` stable: the words are collected once for a list and its fields.
 * @param isChosen which go first of those that are as close
 */
export function suggestMatches<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
  isChosen: (item: Item) => boolean = () => true,
): Suggestion<Item>[] {
  const folded = foldQuery(query)
  const typed = toPlain(folded)
  if (typed.length < leastMistyped || typed.length > mostLetters) {
    return []
  }
  const vocabulary = vocabularyOf(items, fields)
  const whole = matchMistyped(vocabulary, typed)
  const words = matchWords(folded, (word) => matchWord(vocabulary, word))
  const best = leastCost(words) < leastCost(whole) ? words : whole
  const order = new Map(items.map((item, index) => [item, index]))
  return [...best]
    .toSorted(
      ([a, first], [b, second]) =>
        first.cost - second.cost ||
        Number(isChosen(b)) - Number(isChosen(a)) ||
        fields.indexOf(first.field) - fields.indexOf(second.field) ||
        (order.get(a) ?? 0) - (order.get(b) ?? 0),
    )
    .slice(0, most)
    .map(([item, { cost, field, term }]) => ({ item, term, isHint: field.isHint === true, cost }))
}

function leastCost<Item>(matches: ReadonlyMap<Item, Match<Item>>): number {
  return Math.min(...Array.from(matches.values(), ({ cost }) => cost))
}

/** The items in which a word stands, or begins one; else those that have one a few slips away. */
function matchWord<Item>(vocabulary: Vocabulary<Item>, word: string): Map<Item, Match<Item>> {
  const best = new Map<Item, Match<Item>>()
  for (const term of vocabulary.terms) {
    if (term.plain === word || (word.length >= leastMistyped && term.plain.startsWith(word))) {
      keepBest(best, term, term.plain === word ? 0 : otherForm)
    }
  }
  return best.size > 0 || word.length < leastMistyped ? best : matchMistyped(vocabulary, word)
}

function matchMistyped<Item>({ fuse }: Vocabulary<Item>, typed: string): Map<Item, Match<Item>> {
  const limit = Math.min(slipsAtMost, slipsAtLeast + slipsPerLetter * typed.length)
  const best = new Map<Item, Match<Item>>()
  for (const { item: term } of fuse.search(typed)) {
    keepBest(best, term, countSlips(typed, term.plain, limit), limit)
  }
  return best
}

function keepBest<Item>(
  best: Map<Item, Match<Item>>,
  { written, places }: Term<Item>,
  slips: number,
  limit = Infinity,
): void {
  for (const [item, field] of slips === Infinity ? [] : places) {
    const cost = slips + (field.isHint ? hintCost : 0)
    const isClose = cost <= limit * (field.isHint ? hintShare : 1)
    if (isClose && cost < (best.get(item)?.cost ?? Infinity)) {
      best.set(item, { cost, field, term: written })
    }
  }
}

function countSlips(typed: string, meant: string, limit: number): number {
  if (meant.startsWith(typed) || typed === `${meant}s`) {
    return meant === typed ? 0 : otherForm
  }
  // The first letter is seldom wrong.
  return misspellingCost(typed, meant, limit) + (typed[0] === meant[0] ? 0 : otherFirstLetter)
}

interface Vocabulary<Item> {
  terms: readonly Term<Item>[]
  /** Proposes those of them that a mistyped word may mean. */
  fuse: Fuse<Term<Item>>
}

const vocabularies = new WeakMap<object, WeakMap<object, unknown>>()

function vocabularyOf<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
): Vocabulary<Item> {
  const ofItems = vocabularies.get(items) ?? new WeakMap<object, unknown>()
  vocabularies.set(items, ofItems)
  const known = ofItems.get(fields) as Vocabulary<Item> | undefined
  const vocabulary = known ?? createVocabulary(collectTerms(items, fields))
  ofItems.set(fields, vocabulary)
  return vocabulary
}

function createVocabulary<Item>(terms: readonly Term<Item>[]): Vocabulary<Item> {
  const fuse = new Fuse(
    terms.filter(({ plain }) => plain.length >= leastMistyped),
    { keys: ['plain'], ignoreLocation: true, threshold: proposed, shouldSort: false },
  )
  return { terms, fuse }
}
