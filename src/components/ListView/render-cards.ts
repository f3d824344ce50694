import type { ReactNode } from 'react'

/** An item as a card. */
export interface CardEntry<Item> {
  item: Item
  /** What to mark in it. */
  query: string
  /** The name of the field where it is marked. */
  field: string | undefined
  /** A close match: what is marked are words, in its texts too. */
  isClose?: boolean
}

/** The cards of a list, as its page draws them, each in a cell with its `data-key`. Keep it stable. */
export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
  /** What the view lists first; none among close matches. */
  first?: Item,
) => ReactNode
