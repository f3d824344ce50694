import type { ListDefinition } from './list.ts'
import { foldQuery } from './match.ts'
import { misspellingCost } from './spelling.ts'
import {
  collectNames,
  collectTerms,
  joinNames,
  toPlain,
  wholeAtMost,
  type Term,
} from './vocabulary.ts'
import { hintCost, matchWords, type CloseMatch } from './words.ts'

/** A close match. */
export interface Suggestion<Item> extends CloseMatch<Item> {
  item: Item
}

/** The part of a list's definition that says where to look. */
type SearchedTexts<Item> = Pick<
  ListDefinition<Item, never>,
  'fields' | 'hints' | 'otherNames' | 'knownWords'
>

const most = 3
/** A shorter query, and a shorter word of one, has no guess. */
const leastMistyped = 4
/** The limit for a text: 0.5 slips and 0.3 more for each letter, 3.4 at most (docs/finding.md). */
const slipsAtLeast = 0.5
const slipsPerLetter = 0.3
const slipsAtMost = 3.4
const otherFirstLetter = 0.15
/** The cost of the cheapest slip. A smaller limit allows no slip. */
const leastSlip = 0.6
/** The cost of a word whose beginning or singular is meant. */
const otherForm = 0.3
/** The share of the limit for hints: they have so many words that any text would be close to one. */
const hintShare = 0.62
/** Shorter words are not compared with hints: there is one close to each ("beef" to beer). */
const longEnough = /^\p{L}{5}/u

/** A longer query has no guess. Some signs fold to many letters, so a short text may reach it. */
const mostLetters = wholeAtMost + slipsAtMost

/**
 * Stage three of finding: the items that a mistyped query may mean, closest first, three at most. A word
 * of the list counts if it is a few likely slips away; nonsense has none. If the words of the query, taken
 * one by one, are closer than the whole query, they decide. If some item has the exact words, items that
 * need a slip are left out.
 * @param isChosen which go first of those that are as close
 */
export function suggestMatches<Item>(
  list: SearchedTexts<Item>,
  items: readonly Item[],
  query: string,
  isChosen: (item: Item) => boolean = () => true,
): Suggestion<Item>[] {
  const folded = foldQuery(query)
  const typed = toPlain(folded)
  const isKnown = (word: string) => list.knownWords?.has(word) === true
  if (typed.length < leastMistyped || typed.length > mostLetters || isKnown(typed)) {
    return []
  }
  const fields = [...list.fields, ...list.hints]
  const terms = termsOf(list, items)
  const whole = matchMistyped(terms, typed)
  const names = list.otherNames?.map(({ name }) => name) ?? []
  const words = matchWords(joinNames(folded, names), items.length, (word) =>
    matchWord(terms, word, isKnown(word)),
  )
  const best = leastCost(words) < leastCost(whole) ? words : whole
  return items
    .flatMap((item) => {
      const match = best.get(item)
      return match ? [{ item, ...match }] : []
    })
    .toSorted(
      (a, b) =>
        a.cost - b.cost ||
        Number(isChosen(b.item)) - Number(isChosen(a.item)) ||
        fields.indexOf(a.field) - fields.indexOf(b.field),
    )
    .filter(({ cost }, _, [first]) => cost < leastSlip || (first?.cost ?? 0) >= leastSlip)
    .slice(0, most)
}

function leastCost<Item>(matches: ReadonlyMap<Item, CloseMatch<Item>>): number {
  return Math.min(...Array.from(matches.values(), ({ cost }) => cost))
}

/** The items in which a word stands, or begins one; else those that have one a few slips away. */
function matchWord<Item>(
  terms: readonly Term<Item>[],
  word: string,
  isKnown: boolean,
): Map<Item, CloseMatch<Item>> {
  const best = new Map<Item, CloseMatch<Item>>()
  const mayDiffer = word.length >= leastMistyped && !isKnown
  for (const term of terms) {
    if (term.plain === word || (mayDiffer && term.plain.startsWith(word))) {
      keepBest(best, term, term.plain === word ? 0 : otherForm)
    }
  }
  return best.size > 0 || !mayDiffer ? best : matchMistyped(terms, word)
}

function matchMistyped<Item>(
  terms: readonly Term<Item>[],
  typed: string,
): Map<Item, CloseMatch<Item>> {
  const limit = Math.min(slipsAtMost, slipsAtLeast + slipsPerLetter * typed.length)
  const best = new Map<Item, CloseMatch<Item>>()
  for (const term of terms) {
    if (term.plain.length >= leastMistyped) {
      // A word of a description counts only with the same first letter: "began" is no slip of vegan.
      const mayHint = longEnough.test(typed) && typed[0] === term.plain[0]
      const hintLimit = mayHint ? limit * hintShare : leastSlip
      keepBest(best, term, countSlips(typed, term.plain, limit), limit, hintLimit)
    }
  }
  return best
}

function keepBest<Item>(
  best: Map<Item, CloseMatch<Item>>,
  { written, said, places }: Term<Item>,
  slips: number,
  limit = Infinity,
  hintLimit = limit,
): void {
  for (const [item, field] of slips === Infinity ? [] : places) {
    const cost = slips + (field.isHint ? hintCost : 0)
    const isClose = cost <= (field.isHint || field.isProse ? hintLimit : limit)
    if (isClose && cost < (best.get(item)?.cost ?? Infinity)) {
      best.set(item, { cost, field, term: written, said })
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

const keptTerms = new WeakMap<object, { items: unknown; terms: readonly Term<unknown>[] }>()

/** The words of a list, collected once for its fields and an array of items. */
function termsOf<Item>(
  { fields, hints, otherNames = [] }: SearchedTexts<Item>,
  items: readonly Item[],
): readonly Term<Item>[] {
  let kept = keptTerms.get(fields)
  if (kept?.items !== items) {
    const terms = [
      ...collectTerms(items, [...fields, ...hints.filter(({ isProse }) => isProse !== true)]),
      ...collectNames(items, otherNames),
    ]
    kept = { items, terms: terms as readonly Term<unknown>[] }
    keptTerms.set(fields, kept)
  }
  return kept.terms as readonly Term<Item>[]
}
