import { defaultsOf, type ListDefinition, type ListSearch } from '#src/domain/finding/list.ts'
import { findView } from '#src/domain/finding/view.ts'
import { toPlain } from '#src/domain/finding/vocabulary.ts'
import { seededRandom } from './random.mjs'
import { mistype, randomLetters } from './typos.ts'

/** A list's definition and its items. */
export interface SearchedList<Item, Search extends ListSearch> {
  items: readonly Item[]
  list: ListDefinition<Item, Search>
}

export interface Recall {
  tried: number
  reached: number
  missed: string[]
}

/**
 * The first three cards for a typed text: of help, else of the close matches, else of the list.
 */
function firstThree<Item, Search extends ListSearch>(
  { items, list }: SearchedList<Item, Search>,
  typed: string,
): Item[] {
  const { found, help, close } = findView(list, items, { ...defaultsOf(list), query: typed })
  const shown = help?.entries ?? (close.suggestions.length > 0 ? close.suggestions : found)
  return shown.map(({ item }) => item).slice(0, 3)
}

/** Whether one of the first three cards has the text that was meant. */
export function isReached<Item, Search extends ListSearch>(
  searched: SearchedList<Item, Search>,
  typed: string,
  meant: string,
): boolean {
  const plain = toPlain(meant)
  const { fields, hints } = searched.list
  return firstThree(searched, typed).some((item) =>
    [...fields, ...hints].some(({ text }) => toPlain(text(item)).includes(plain)),
  )
}

/** Types every name with slips in it, once for each seed, and counts how often it is reached. */
export function measureRecall<Item, Search extends ListSearch>(
  list: SearchedList<Item, Search>,
  names: readonly string[],
  slips: number,
  seeds: readonly number[],
): Recall {
  const missed: string[] = []
  for (const seed of seeds) {
    const random = seededRandom(seed)
    for (const name of names) {
      const typed = mistype(name.toLowerCase(), slips, random)
      if (!isReached(list, typed, name)) {
        missed.push(`${typed} (${name})`)
      }
    }
  }
  const tried = seeds.length * names.length
  return { tried, reached: tried - missed.length, missed }
}

/** How many random letter strings get a suggestion. */
export function measureNoise<Item, Search extends ListSearch>(
  { items, list }: SearchedList<Item, Search>,
  count: number,
  seed: number,
): Recall {
  const random = seededRandom(seed)
  const texts = Array.from({ length: count }, () => randomLetters(random))
  const missed = texts.filter((query) => {
    const { help, close } = findView(list, items, { ...defaultsOf(list), query })
    return help !== undefined || close.suggestions.length > 0
  })
  return { tried: count, reached: missed.length, missed }
}
