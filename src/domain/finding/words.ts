import type { SearchField } from './filter.ts'
import { elision } from './highlight.ts'
import { leastLetters, toPlain } from './vocabulary.ts'

/** Why an item is close. */
export interface Match<Item> {
  /** 0 for the very words, then about 1 for each slip. */
  cost: number
  field: SearchField<Item>
  /** What of the item is meant, as the list writes it. */
  term: string
}

/** What people say around what they look for: no entry is told from another by it. */
const stopWord =
  /^(?:an|and|at|best|cuisine|eat|find|food|for|good|how|in|is|it|make|me|near|nearby|now|of|on|open|or|places?|restaurants?|the|to|top|what|where|with)$/
/** A name, a city and a state have no more; each word that is mistyped costs a search. */
const mostWords = 4
/** About one slip. */
export const mostSureCost = 1
/** Of a hint that is the very word. */
export const hintCost = 0.2

/**
 * Facts that stand in several fields, in another order or in a sentence: "semma new york", "masala
 * dosa", "indian food in chicago". Each word is looked for by itself. Names and places decide: items
 * with the most words of them are kept; for one word of several, those that it names whole, for "new
 * mexico" does not mean New York. Where none is named, hints count: all words but one at the most,
 * and that only beside the very words. What half of the list mentions is no hint, nor a word of names
 * and places.
 * @param query folded
 * @param itemCount of the list
 */
export function matchWords<Item>(
  query: string,
  itemCount: number,
  matchWord: (word: string) => ReadonlyMap<Item, Match<Item>>,
): Map<Item, Match<Item>> {
  const said = query
    .split(' ')
    .map(toPlain)
    .filter((word) => word.length >= leastLetters)
  const words = said.filter((word) => !stopWord.test(word)).slice(0, mostWords)
  const matched = said.length > 1 ? words.map(matchWord) : []
  const telling = matched.filter(({ size }) => size <= itemCount / 2)
  const found = gather(matched)
  const most = Math.max(...found.map(([, matches]) => factsOf(matches).length))
  const named = found.filter(([item, matches]) => {
    const facts = factsOf(matches)
    const isWhole = ({ cost, field, term }: Match<Item>) =>
      cost <= mostSureCost &&
      ((words.length === 1 && telling.length === 1) || toPlain(field.text(item)) === toPlain(term))
    return facts.length === most && (most > 1 || (most === 1 && facts.every(isWhole)))
  })
  if (named.length > 0) {
    return join(named, words.length)
  }
  const hints = telling.filter((matches) => factsOf([...matches.values()]).length === 0)
  const hinted = gather(hints).filter(
    ([, matches]) =>
      matches.length === telling.length ||
      (matches.length === telling.length - 1 && matches.every(({ cost }) => cost <= hintCost)),
  )
  return join(hinted, telling.length)
}

type Entry<Item> = [item: Item, matches: readonly Match<Item>[]]

function gather<Item>(matched: readonly ReadonlyMap<Item, Match<Item>>[]): Entry<Item>[] {
  const found = new Map<Item, Match<Item>[]>()
  for (const [item, match] of matched.flatMap((matches) => [...matches])) {
    found.set(item, [...(found.get(item) ?? []), match])
  }
  return [...found]
}

function factsOf<Item>(matches: readonly Match<Item>[]): Match<Item>[] {
  return matches.filter(({ field }) => field.isHint !== true)
}

/** A word that is not there costs as much as a slip. */
function join<Item>(entries: readonly Entry<Item>[], words: number): Map<Item, Match<Item>> {
  return new Map(
    entries.map(([item, matches]) => {
      const facts = factsOf(matches)
      const meant = facts.length > 0 ? facts : matches
      const cost = matches.reduce((sum, match) => sum + match.cost, words - matches.length)
      const term = meant.map((match, index) => {
        const isNext = match.field.text(item).includes(`${meant[index - 1]?.term} ${match.term}`)
        return (index === 0 ? '' : isNext ? ' ' : elision) + match.term
      })
      return [item, { cost, field: (meant[0] as Match<Item>).field, term: term.join('') }]
    }),
  )
}
