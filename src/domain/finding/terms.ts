import Fuse, { type FuseResult } from 'fuse.js/basic'
import type { ListDefinition, ListSearch } from './list-definition.ts'
import { foldOnce, type SearchField } from './match.ts'

/** Shorter texts, and shorter words of the list, are close to too many others. */
const minLetters = 4
/** A shorter text does not mean a dish: "beer" is close to beef. */
const minLettersOfDish = 5
const maxLetters = 60
/** The least share of a term that a text has letters for: "iowa" does not mean International. */
const minShare = 0.65

/** A name, a place or a dish that a misspelling may mean, or a word of one. */
export interface Term {
  text: string
  /** The name of the field that has it; undefined for another name of a place. */
  field?: string
  isHint: boolean
  indexes: Set<number>
}

/** The terms of a list that are close to a folded text, the closest first, by Fuse.js. */
export function searchTerms<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  text: string,
): FuseResult<Term>[] {
  const isTooShort = text.length < minLetters || text.length > maxLetters
  return isTooShort || list.commonWords?.has(text) === true
    ? []
    : fuseOf(list, items)
        .search(text)
        .filter(
          ({ item: { text: term, isHint } }) =>
            text.length >= term.length * minShare &&
            (!isHint || (text.length >= minLettersOfDish && isSameStart(term, text))),
        )
}

/** A misspelling seldom begins with another letter. */
export function isSameStart(term: string, text: string): boolean {
  return foldOnce(term)[0] === text[0]
}

const fuses = new WeakMap<object, Fuse<Term>>()

function fuseOf<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
): Fuse<Term> {
  const fuse =
    fuses.get(items) ??
    new Fuse(collectTerms(list, items), {
      keys: [{ name: 'text', getFn: ({ text }) => foldOnce(text) }],
      threshold: 0.34,
      ignoreLocation: true,
      includeScore: true,
    })
  fuses.set(items, fuse)
  return fuse
}

function collectTerms<Item, Search extends ListSearch>(
  { fields, hints, otherNames = [] }: ListDefinition<Item, Search>,
  items: readonly Item[],
): Term[] {
  const terms = new Map<string, Term>()
  const add = (text: string, field?: SearchField<Item>, index?: number) => {
    const term = terms.get(foldOnce(text)) ?? {
      text,
      ...(field && { field: field.name }),
      isHint: field?.isHint === true,
      indexes: new Set<number>(),
    }
    if (text.length >= minLetters) {
      terms.set(foldOnce(text), term)
    }
    if (index !== undefined) {
      term.indexes.add(index)
    }
  }
  for (const field of [...fields, ...hints].filter((one) => !(one.isHint && one.isProse))) {
    for (const [index, item] of items.entries()) {
      const text = field.text(item)
      const whole = field.isHint === true || field.isProse === true ? [] : [text]
      for (const term of [...whole, ...text.split(/[^\p{L}\p{N}'’]+/u)]) {
        add(term, field, index)
      }
    }
  }
  for (const name of otherNames) {
    add(name)
  }
  return [...terms.values()]
}
