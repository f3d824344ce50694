import type { ReactNode } from 'react'
import type { Match } from '#src/domain/finding/match.ts'

export interface CardEntry<Item> extends Match<Item> {
  /** A close match: highlights whole words, also in longer texts. */
  isClose?: boolean
  isHidden?: boolean
}

export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
) => ReactNode
