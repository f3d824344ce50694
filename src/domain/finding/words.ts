import type { SearchField } from './match.ts'
import { elision } from './highlight.ts'
import { leastLetters, toPlain } from './vocabulary.ts'

/** The reason why an item is close. */
export interface CloseMatch<Item> {
  /** 0 for the exact words, about 1 for each slip. */
  cost: number
  field: SearchField<Item>
  /** The part of the item that is meant, as the list writes it. */
  term: string
  /** The other name that was typed for it. */
  said: string | undefined
}

type Matches<Item> = ReadonlyMap<Item, CloseMatch<Item>>

/** Words that people type around what they look for. They fit every entry. */
const stopWord =
  /^(?:an|and|at|best|cuisine|eat|find|food|for|good|how|in|is|it|make|me|near|nearby|now|of|on|open|or|places?|restaurants?|the|to|top|what|where|with)$/
/** A folded text without those words. */
export function trimStopWords(query: string): string {
  const words = query.split(' ')
  const isTelling = (word: string) => !stopWord.test(word)
  return words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ')
}

/** A name, a city and a state have no more; each word that is mistyped costs a search. */
const mostWords = 4
/** With a higher cost, about more than one slip, a guess is not sure. */
export const mostSureCost = 1
/** The cost of a hint that is the exact word. */
export const hintCost = 0.2

/**
 * Looks for each word of a query by itself: "semma new york", "masala dosa", "indian food in
 * chicago". Names and places decide; where none is named, hints do.
 * @param query folded
 * @param itemCount of the list
 */
export function matchWords<Item>(
  query: string,
  itemCount: number,
  matchWord: (word: string) => Matches<Item>,
): Matches<Item> {
  const said = query
    .split(' ')
    .map(toPlain)
    .filter((word) => word.length >= leastLetters)
  if (said.length < 2) {
    return new Map()
  }
  const words = said.filter((word) => !stopWord.test(word)).slice(0, mostWords)
  const matched = words.map(matchWord)
  // A word that half of the list mentions tells nothing.
  const telling = matched.filter(({ size }) => size <= itemCount / 2)
  const named = matchNamed(matched, words.length === 1 && telling.length === 1)
  return named.length > 0 ? join(named, words.length) : join(matchHinted(telling), telling.length)
}

type Entry<Item> = [item: Item, matches: readonly CloseMatch<Item>[]]

/**
 * Keeps the items with the most words in names and places. One word of several counts only where it
 * is the whole name or place: "new mexico" does not mean New York.
 * @param isAlone the query is one telling word among words that tell nothing
 */
function matchNamed<Item>(matched: readonly Matches<Item>[], isAlone: boolean): Entry<Item>[] {
  const entries = gather(matched)
  const most = Math.max(...entries.map(([, matches]) => factsOf(matches).length))
  const isWhole = ({ cost, field, term }: CloseMatch<Item>, item: Item) =>
    cost <= mostSureCost && (isAlone || toPlain(field.text(item)) === toPlain(term))
  return entries.filter(([item, matches]) => {
    const facts = factsOf(matches)
    return (
      facts.length === most &&
      (most > 1 || (most === 1 && facts.every((fact) => isWhole(fact, item))))
    )
  })
}

/**
 * Keeps the items whose hints have all words, or all but one to the letter. A word of names and
 * places is no hint.
 */
function matchHinted<Item>(telling: readonly Matches<Item>[]): Entry<Item>[] {
  const hints = telling.filter((matches) => factsOf([...matches.values()]).length === 0)
  return gather(hints).filter(
    ([, matches]) =>
      matches.length === telling.length ||
      (matches.length === telling.length - 1 && matches.every(({ cost }) => cost <= hintCost)),
  )
}

function gather<Item>(matched: readonly Matches<Item>[]): Entry<Item>[] {
  const found = new Map<Item, CloseMatch<Item>[]>()
  for (const [item, match] of matched.flatMap((matches) => [...matches])) {
    found.set(item, [...(found.get(item) ?? []), match])
  }
  return [...found]
}

function factsOf<Item>(matches: readonly CloseMatch<Item>[]): CloseMatch<Item>[] {
  return matches.filter(({ field }) => field.isHint !== true)
}

/** Adds up one match for an item. A word that the item lacks costs as much as a slip. */
function join<Item>(entries: readonly Entry<Item>[], words: number): Matches<Item> {
  return new Map(
    entries.map(([item, matches]) => {
      const facts = factsOf(matches)
      const meant = facts.length > 0 ? facts : matches
      const cost = matches.reduce((sum, match) => sum + match.cost, words - matches.length)
      const term = meant.map((match, index) => {
        const isNext = match.field.text(item).includes(`${meant[index - 1]?.term} ${match.term}`)
        return (index === 0 ? '' : isNext ? ' ' : elision) + match.term
      })
      const [{ field, said }] = meant as [CloseMatch<Item>]
      return [item, { cost, field, term: term.join(''), said: meant.length > 1 ? undefined : said }]
    }),
  )
}
