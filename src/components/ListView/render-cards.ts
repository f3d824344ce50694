import type { ReactNode } from 'react'

/** An item as a card, with what to mark in it and, as a close match, why it is there. */
export interface CardEntry<Item> {
  item: Item
  query: string
  note?: string
}

/** The cards of a list, as its page draws them. Keep it stable. */
export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
) => ReactNode
