import { fold } from './fold.ts'
import type { OtherName } from './list.ts'
import type { SearchField } from './match.ts'

/** A word, or words in a row, that stand in the list. */
export interface Term<Item> {
  /** The form that is compared: folded, letters and digits only. */
  plain: string
  /** The form that the list writes. */
  written: string
  /** Set if this term is another name, which the list does not write. */
  said?: string
  /** The items it stands in, in the order of the list, each with the first such field. */
  places: Map<Item, SearchField<Item>>
}

const mostWords = 4
/** Letters and signs of a text that may be meant as a whole. */
export const wholeAtMost = 60
/** Of a word: with fewer it says nothing. */
export const leastLetters = 2
const outerSigns = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A text as spelling compares it: folded, without spaces and signs. */
export function toPlain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** All that can be meant in a list: the words of its fields, alone and in a row of up to four. */
export function collectTerms<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
): Term<Item>[] {
  const terms = new Map<string, Term<Item>>()
  for (const field of fields) {
    for (const item of items) {
      const text = field.text(item)
      const runs = cutIntoRuns(text, field.isHint ? 1 : mostWords)
      // A long name may be meant as a whole; an excerpt or a row of dishes never is.
      if (field.isHint !== true && text.length <= wholeAtMost) {
        runs.push(text)
      }
      for (const written of runs) {
        const plain = toPlain(written)
        if (plain.length >= leastLetters) {
          const term = terms.get(plain) ?? { plain, written, places: new Map() }
          terms.set(plain, term)
          if (!term.places.has(item)) {
            term.places.set(item, field)
          }
        }
      }
    }
  }
  return [...terms.values()]
}

/** For another name: what the field of the item writes. */
export function collectNames<Item>(
  items: readonly Item[],
  otherNames: readonly OtherName<Item>[],
): Term<Item>[] {
  return otherNames.flatMap(({ name, field, matches }) =>
    items.filter(matches).map((item) => ({
      plain: toPlain(name),
      written: field.text(item),
      said: name,
      places: new Map([[item, field]]),
    })),
  )
}

/** A folded text in which each of some names of several words is one word: 'dosa in bayarea'. */
export function joinNames(text: string, names: readonly string[]): string {
  const plain = ` ${text.split(' ').map(toPlain).join(' ')} `
  return names
    .map((name) => name.split(' ').map(toPlain))
    .reduce((joined, words) => joined.replace(` ${words.join(' ')} `, ` ${words.join('')} `), plain)
    .trim()
}

/** Nobody means words on both sides of a comma. */
function cutIntoRuns(text: string, most: number): string[] {
  return text.split(/[),.:;!?]\s/).flatMap((clause) => {
    const words = clause.split(/\s+/)
    return words.flatMap((_, start) =>
      Array.from({ length: Math.min(most, words.length - start) }, (__, more) =>
        words
          .slice(start, start + more + 1)
          .join(' ')
          .replaceAll(outerSigns, ''),
      ),
    )
  })
}
