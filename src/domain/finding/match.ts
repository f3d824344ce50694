import { toQueryText } from '#src/domain/url/query-text.ts'
import { fold } from './fold.ts'

/** A text of an item that search looks at. */
export interface SearchField<Item> {
  /** Unique in its list. */
  name: string
  text: (item: Item) => string
  /** Shorter queries are not compared with this field. */
  minQueryLength?: number
  /** Only hints at an item: looked at for close matches alone. */
  isHint?: boolean
  /** Compared with the very words only: in prose stands a word like any other ("settle" for Seattle). */
  isProse?: boolean
}

/** An item that is found, and why. */
export interface Match<Item> {
  item: Item
  /** The field that has the query: with the whole words if there is one, else the first. */
  field: SearchField<Item> | undefined
  /** The query stands there as whole words, not as letters inside one. */
  isWhole: boolean
}

/** A typed text as it is compared; '' when there is nothing to look for. */
export function foldQuery(query: string): string {
  return fold(toQueryText(query))
}

/**
 * Stage one of finding: the items in which a field contains the query, in the given order. It alone
 * decides what is listed. An empty query keeps all.
 */
export function matchText<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Match<Item>[] {
  const needle = foldQuery(query)
  if (needle === '') {
    return items.map((item) => ({ item, field: undefined, isWhole: false }))
  }
  return items.flatMap((item) => {
    const found = fields.filter(
      ({ text, minQueryLength = 0 }) =>
        needle.length >= minQueryLength && foldOnce(text(item)).includes(needle),
    )
    const whole = found.find(({ text }) => hasWords(foldOnce(text(item)), needle))
    return found.length === 0
      ? []
      : [{ item, field: whole ?? found[0], isWhole: whole !== undefined }]
  })
}

/** Whether a folded text has a folded needle with no letter or digit right before or behind it. */
export function hasWords(text: string, needle: string): boolean {
  return findWords(text, needle) !== -1
}

/** Where those words stand first from a place on, -1 for nowhere. */
export function findWords(text: string, needle: string, from = 0): number {
  let at = text.indexOf(needle, from)
  while (
    at !== -1 &&
    (letterAtEnd.test(text.slice(0, at)) || letterAtStart.test(text.slice(at + needle.length)))
  ) {
    at = text.indexOf(needle, at + 1)
  }
  return at
}

const letterAtEnd = /[\p{L}\p{N}]$/u
const letterAtStart = /^[\p{L}\p{N}]/u

const foldedTexts = new Map<string, string>()

/** `fold` with a cache: folding costs far more than comparing, and a list's texts stay the same. */
export function foldOnce(text: string): string {
  let folded = foldedTexts.get(text)
  if (folded === undefined) {
    folded = fold(text)
    foldedTexts.set(text, folded)
  }
  return folded
}
