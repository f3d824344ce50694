import type { SearchField } from './filter.ts'
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
  /^(?:an|and|at|best|cuisine|find|food|for|good|in|indian|me|near|nearby|of|on|or|places?|restaurants?|the|to|top|with)$/
/** A name, a city and a state have no more; each word that is mistyped costs a search. */
const mostWords = 4
/** About one slip. */
export const mostSureCost = 1

/**
 * Facts that stand in several fields, in another order or in a sentence: "semma new york", "masala
 * dosa", "indian food in chicago". Each word is looked for by itself. Names and places decide: items
 * with the most words of them are kept, a single one if it is surely meant ("pizza chicago"). Mere
 * hints count where they are all there.
 * @param query folded
 */
export function matchWords<Item>(
  query: string,
  matchWord: (word: string) => ReadonlyMap<Item, Match<Item>>,
): Map<Item, Match<Item>> {
  const said = query
    .split(' ')
    .map(toPlain)
    .filter((word) => word.length >= leastLetters)
  const words = said.filter((word) => !stopWord.test(word)).slice(0, mostWords)
  const found = new Map<Item, Match<Item>[]>()
  for (const word of said.length > 1 ? words : []) {
    for (const [item, match] of matchWord(word)) {
      found.set(item, [...(found.get(item) ?? []), match])
    }
  }
  const most = Math.max(...Array.from(found.values(), (matches) => factsOf(matches).length))
  const isMeant = (matches: readonly Match<Item>[]) => {
    const facts = factsOf(matches)
    return most === 0
      ? matches.length === words.length
      : facts.length === most && (most > 1 || facts.every(({ cost }) => cost <= mostSureCost))
  }
  return new Map(
    [...found]
      .filter(([, matches]) => isMeant(matches))
      .map(([item, matches]) => [item, joinMatches(matches, words.length)]),
  )
}

function factsOf<Item>(matches: readonly Match<Item>[]): Match<Item>[] {
  return matches.filter(({ field }) => field.isHint !== true)
}

/** A word that is not there costs as much as a slip. */
function joinMatches<Item>(matches: readonly Match<Item>[], words: number): Match<Item> {
  const [first] = [...factsOf(matches), ...matches]
  return {
    cost: matches.reduce((sum, { cost }) => sum + cost, words - matches.length),
    field: (first as Match<Item>).field,
    term: matches.map(({ term }) => term).join(' '),
  }
}
