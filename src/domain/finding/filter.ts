import { toQueryText } from '#src/domain/url/query-text.ts'
import { fold } from './fold.ts'

/** One text of an item that search looks at. A list of fields has the most telling first. */
export interface SearchField<Item> {
  text: (item: Item) => string
  /** Shorter queries are not compared with this field. */
  minQueryLength?: number
  /** Looked at in stage three only, when nothing else is found. */
  isHint?: boolean
}

/** A typed text as it is compared; '' when there is nothing to look for. */
export function foldQuery(query: string): string {
  return fold(toQueryText(query))
}

/**
 * Stage one of finding: keeps the items in which a field contains the query. It alone decides what
 * is listed and counted. An empty query keeps all; the order is kept.
 */
export function filterByQuery<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Item[] {
  const needle = foldQuery(query)
  return needle === ''
    ? [...items]
    : items.filter((item) => findMatchingField(item, fields, needle) !== -1)
}

/** Position of the first field that contains the folded query, or -1. */
export function findMatchingField<Item>(
  item: Item,
  fields: readonly SearchField<Item>[],
  needle: string,
): number {
  return fields.findIndex(
    ({ text, minQueryLength = 0 }) =>
      needle.length >= minQueryLength && foldOnce(text(item)).includes(needle),
  )
}

const foldedTexts = new Map<string, string>()

/** Folding costs far more than comparing, and the texts of a list are the same at every key. */
export function foldOnce(text: string): string {
  let folded = foldedTexts.get(text)
  if (folded === undefined) {
    folded = fold(text)
    foldedTexts.set(text, folded)
  }
  return folded
}
