import { toQueryText } from '#src/domain/url/query-text.ts'
import { fold, foldOnce } from './fold.ts'

export interface SearchField<Item> {
  name: string
  text: (item: Item) => string
  /** Shorter queries are not compared with this field. */
  minQueryLength?: number
}

export interface Match<Item> {
  item: Item
  /** What to highlight in its texts. */
  query: string
  /** The first field with the query as whole words, else the first that contains it. */
  field?: SearchField<Item> | undefined
  /** The field has the query as whole words. */
  isWhole?: boolean
  /** The text of its page that has the words, if its card does not show it. */
  note?: PageText | undefined
  /** How often its page has the words. */
  mentions?: number
  /** '4 miles', from the place of the query. */
  distance?: string
}

/** A text of the page of an item: 'Chef', 'Vijay Kumar'. What the card shows, too, has no label. */
export interface PageText {
  label: string
  text: string
}

export const foldQuery = (query: string) => fold(toQueryText(query))

export const withoutMarks = <Item>(items: readonly Item[]): Match<Item>[] =>
  items.map((item) => ({ item, query: '' }))

/** The items in which a field contains the query, in their order; all for an empty query. */
export function matchText<Item>(
  items: readonly Item[],
  fields: readonly SearchField<Item>[],
  query: string,
): Match<Item>[] {
  const needle = foldQuery(query)
  if (needle === '') {
    return withoutMarks(items)
  }
  const words = patternOf([needle], true)
  return items.flatMap((item) => {
    const found = fields.filter(
      ({ text, minQueryLength = 0 }) =>
        needle.length >= minQueryLength && foldOnce(text(item)).includes(needle),
    )
    const whole = found.find(({ text }) => foldOnce(text(item)).search(words) !== -1)
    return found.length === 0
      ? []
      : [{ item, query, field: whole ?? found[0], isWhole: whole !== undefined }]
  })
}

/** Letters and digits. A pattern with \p{L} takes thirty times as long to make, and each text needs one. */
export const letters = String.raw`\w\u00c0-\u1fff\u2c00-\ud7ff`

/**
 * A pattern of some folded texts, the longest first.
 * @param isWhole whole words only: tea is not found in steam
 */
export function patternOf(texts: readonly string[], isWhole: boolean): RegExp {
  const any = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|')
  return new RegExp(isWhole ? `(?<![${letters}])(?:${any})(?![${letters}])` : any, 'g')
}

export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
