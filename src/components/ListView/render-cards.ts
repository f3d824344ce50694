import type { ReactNode } from 'react'

/** An item with what its card marks. */
export interface CardEntry<Item> {
  item: Item
  /** The query whose matches are marked; '' for none. */
  query: string
  /** The name of the field that matched; undefined for none. */
  field: string | undefined
  /** A close match: whole words are marked, in its longer texts too. */
  isClose?: boolean
}

/** The cards of a list, as its page draws them, each in a cell with its `data-key`. Keep it stable. */
export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
  /** What the view lists first; none among close matches. */
  first?: Item,
) => ReactNode
