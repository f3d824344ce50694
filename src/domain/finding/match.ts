import { toQueryText } from '#src/domain/url/query-text.ts'
import { fold } from './fold.ts'

export interface SearchField<Item> {
  name: string
  text: (item: Item) => string
  /** Shorter queries are not compared with this field. */
  minQueryLength?: number
}

export interface Match<Item> {
  item: Item
  /** What to highlight in it, '' for nothing. */
  query: string
  /** The first field that has the query as whole words; if there is none, the first that contains it. */
  field?: SearchField<Item> | undefined
  /** The field has the query as whole words, not as a part of one. */
  isWhole?: boolean
}

export function foldQuery(query: string): string {
  return fold(toQueryText(query))
}

/**
 * Stage one of finding: the items in which a field contains the query, in the given order. It alone
 * decides what is listed. An empty query matches all.
 */
export function matchText<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Match<Item>[] {
  const needle = foldQuery(query)
  if (needle === '') {
    return items.map((item) => ({ item, query }))
  }
  return items.flatMap((item) => {
    const found = fields.filter(
      ({ text, minQueryLength = 0 }) =>
        needle.length >= minQueryLength && foldOnce(text(item)).includes(needle),
    )
    const whole = found.find(({ text }) => hasWords(foldOnce(text(item)), needle))
    return found.length === 0
      ? []
      : [{ item, query, field: whole ?? found[0], isWhole: whole !== undefined }]
  })
}

/** Whether a folded text has a folded needle with no letter or digit right before or behind it. */
export function hasWords(text: string, needle: string): boolean {
  return findWords(text, needle) !== -1
}

const letter = /[\p{L}\p{N}]/u

/** The first index of the needle as whole words, from an index on; -1 for none. */
export function findWords(text: string, needle: string, from = 0): number {
  let at = needle === '' ? -1 : text.indexOf(needle, from)
  while (
    at !== -1 &&
    (letter.test(text.charAt(at - 1)) || letter.test(text.charAt(at + needle.length)))
  ) {
    at = text.indexOf(needle, at + 1)
  }
  return at
}

export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’]+/u)
}

const foldedTexts = new Map<string, string>()

/** `fold` with a cache: folding costs far more than comparing. */
export function foldOnce(text: string): string {
  const folded = foldedTexts.get(text) ?? fold(text)
  foldedTexts.set(text, folded)
  return folded
}
