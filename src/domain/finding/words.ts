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
  /^(?:an|and|at|best|cuisine|find|food|for|good|in|me|near|nearby|of|on|or|places?|restaurants?|the|to|top|with)$/
/** A name, a city and a state have no more; each word that is mistyped costs a search. */
const mostWords = 4
/** About one slip. */
export const mostSureCost = 1

/**
 * Facts that stand in several fields, in another order or in a sentence: "semma new york", "masala
 * dosa", "indian food in chicago". Each word is looked for by itself. Names and places decide: items
 * with the most words of them are kept; for one word of several, those that it names whole, for "new
 * mexico" does not mean New York. Mere hints count where they are all there.
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
  const isMeant = (item: Item, matches: readonly Match<Item>[]) => {
    const facts = factsOf(matches)
    return most === 0
      ? matches.length === words.length
      : facts.length === most &&
          (most > 1 ||
            facts.every(
              ({ cost, field, term }) =>
                cost <= mostSureCost &&
                (words.length === 1 || toPlain(field.text(item)) === toPlain(term)),
            ))
  }
  return new Map(
    [...found]
      .filter(([item, matches]) => isMeant(item, matches))
      .map(([item, matches]) => [item, joinMatches(item, matches, words.length)]),
  )
}

function factsOf<Item>(matches: readonly Match<Item>[]): Match<Item>[] {
  return matches.filter(({ field }) => field.isHint !== true)
}

/** A word that is not there costs as much as a slip. */
function joinMatches<Item>(
  item: Item,
  matches: readonly Match<Item>[],
  words: number,
): Match<Item> {
  const facts = factsOf(matches)
  const meant = facts.length > 0 ? facts : matches
  const [first] = meant
  return {
    cost: matches.reduce((sum, { cost }) => sum + cost, words - matches.length),
    field: (first as Match<Item>).field,
    term: meant
      .map(({ field, term }, index) => {
        const isNext = field.text(item).includes(`${meant[index - 1]?.term} ${term}`)
        return (index === 0 ? '' : isNext ? ' ' : elision) + term
      })
      .join(''),
  }
}
