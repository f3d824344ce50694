import Fuse, { type FuseResult } from 'fuse.js/basic'
import type { ListDefinition } from './list-definition.ts'
import { foldOnce, splitWords, type SearchField } from './match.ts'

/** Shorter texts, and shorter words of the list, are close to too many others. */
const minLetters = 4
/** A shorter text does not mean a dish: "beer" is close to beef. */
const minLettersOfFact = 5
/** The least share of a term that a text has letters for: "iowa" does not mean International. */
const minShare = 0.65

/** What a misspelling may mean. */
export interface Term<Item> {
  text: string
  /** Undefined for another name of a place. */
  field: SearchField<Item> | undefined
  items: Set<Item>
}

/** The terms of a list that are close to a folded text, the closest first, by Fuse.js. */
export function searchTerms<Item>(
  list: ListDefinition<Item>,
  items: readonly Item[],
  text: string,
): FuseResult<Term<Item>>[] {
  const isFact = ({ field }: Term<Item>) => list.facts.some((one) => one === field)
  return text.length < minLetters || list.commonWords?.has(text) === true
    ? []
    : fuseOf(list, items)
        .search(text)
        .filter(
          ({ item: term }) =>
            text.length >= term.text.length * minShare &&
            (!isFact(term) || (text.length >= minLettersOfFact && isSameStart(term.text, text))),
        )
}

/** A misspelling seldom begins with another letter. */
export function isSameStart(term: string, text: string): boolean {
  return foldOnce(term)[0] === text[0]
}

const fuses = new WeakMap<object, unknown>()

function fuseOf<Item>(list: ListDefinition<Item>, items: readonly Item[]): Fuse<Term<Item>> {
  const fuse =
    (fuses.get(items) as Fuse<Term<Item>> | undefined) ??
    new Fuse(collectTerms(list, items), {
      keys: [{ name: 'text', getFn: ({ text }) => foldOnce(text) }],
      threshold: 0.34,
      ignoreLocation: true,
      includeScore: true,
    })
  fuses.set(items, fuse)
  return fuse
}

function collectTerms<Item>(
  { fields, facts, otherNames = [] }: ListDefinition<Item>,
  items: readonly Item[],
): Term<Item>[] {
  const terms = new Map<string, Term<Item>>()
  const add = (text: string, field?: SearchField<Item>, ...some: Item[]) => {
    const term = terms.get(foldOnce(text)) ?? { text, field, items: new Set() }
    if (text.length >= minLetters) {
      terms.set(foldOnce(text), term)
    }
    some.forEach((item) => term.items.add(item))
  }
  for (const field of [...fields, ...facts]) {
    for (const item of items) {
      const text = field.text(item)
      const words = splitWords(text)
      for (const term of fields.includes(field) ? [text, ...words] : words) {
        add(term, field, item)
      }
    }
  }
  otherNames.forEach((name) => add(name))
  return [...terms.values()]
}
