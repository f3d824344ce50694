import Fuse from 'fuse.js/basic'
import { foldQuery, type SearchField } from './filter.ts'
import { misspellingCost } from './spelling.ts'
import { collectTerms, toPlain, type Term } from './vocabulary.ts'

/** A close match, and what of the item the query seems to mean. */
export interface Suggestion<Item> {
  item: Item
  /** The whole text of the field. */
  matched: string
  /** The word or words of it that are meant, as the list writes them. */
  term: string
  /** Stands in a field where only this stage looks. */
  isHint: boolean
  /** 0 for the very words, then about 1 for each slip. */
  cost: number
}

const most = 3
const minQueryLength = 4
/** Fuse.js proposes broadly, for it counts a swap of two letters as two errors. */
const proposed = 0.7
/** Figures of docs/finding.md: tuned on one half of the seeds, reported on the other. */
const slipsAtLeast = 0.5
const slipsPerLetter = 0.3
const slipsAtMost = 3.4
const otherFirstLetter = 0.15
const beginningOnly = 0.3
/** A description has many words, and a slip more would find one of them for anything. */
const hintCost = 0.2
const hintShare = 0.6

/**
 * Stage three of finding: the items a mistyped query may mean, closest first, three at the most.
 * Fuse.js proposes words of the list, and what is a few likely slips away is let through: it is
 * silent on nonsense. Keep `fields` stable: the words are collected once for a list and its fields.
 * @param isChosen which go first of those that are as close
 */
export function suggestMatches<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
  isChosen: (item: Item) => boolean = () => true,
): Suggestion<Item>[] {
  const typed = toPlain(foldQuery(query))
  if (typed.length < minQueryLength) {
    return []
  }
  const limit = Math.min(slipsAtMost, slipsAtLeast + slipsPerLetter * typed.length)
  const best = new Map<Item, { cost: number; field: SearchField<Item>; term: Term<Item> }>()
  for (const { item: term } of vocabularyOf(items, fields).search(typed)) {
    const slips = countSlips(typed, term.plain, limit)
    for (const [item, field] of slips === Infinity ? [] : term.places) {
      const cost = slips + (field.isHint ? hintCost : 0)
      const isClose = cost <= limit * (field.isHint ? hintShare : 1)
      if (isClose && cost < (best.get(item)?.cost ?? Infinity)) {
        best.set(item, { cost, field, term })
      }
    }
  }
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
    .map(([item, { cost, field, term }]) => ({
      item,
      matched: field.text(item),
      term: term.written,
      isHint: field.isHint === true,
      cost,
    }))
}

function countSlips(typed: string, meant: string, limit: number): number {
  if (meant.startsWith(typed)) {
    return meant === typed ? 0 : beginningOnly
  }
  // The first letter is seldom wrong.
  return misspellingCost(typed, meant, limit) + (typed[0] === meant[0] ? 0 : otherFirstLetter)
}

const vocabularies = new WeakMap<object, WeakMap<object, unknown>>()

function vocabularyOf<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
): Fuse<Term<Item>> {
  const ofItems = vocabularies.get(items) ?? new WeakMap<object, unknown>()
  vocabularies.set(items, ofItems)
  const known = ofItems.get(fields) as Fuse<Term<Item>> | undefined
  const vocabulary =
    known ??
    new Fuse(collectTerms(items, fields), {
      keys: ['plain'],
      ignoreLocation: true,
      threshold: proposed,
      shouldSort: false,
    })
  ofItems.set(fields, vocabulary)
  return vocabulary
}
