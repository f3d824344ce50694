import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { View } from '#src/domain/finding/list-definition.ts'
import type { Match } from '#src/domain/finding/match.ts'

export interface CardEntry<Item> extends Match<Item> {
  /** A match of help: whole words are highlighted, in longer texts too. */
  isClose?: boolean
  isHidden?: boolean
}

export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
) => ReactNode

/**
 * What a view lists, in its order, and behind that the other items of the list, hidden: to show a card
 * is much less work than to mount one.
 * @param settledView the view whose query is highlighted: that takes longer than to show fifty cards
 */
export function useCards<Item>(
  { items, found }: View<Item>,
  settledView: View<Item>,
): CardEntry<Item>[] {
  // The HTML has only what is listed. The others come after hydration.
  const mounted = useDeferredValue<readonly Item[]>(items, [])
  return useMemo(() => {
    const matches = new Map(settledView.found.map((match) => [match.item, match]))
    const listed = new Set(found.map(({ item }) => item))
    return [...new Set([...listed, ...mounted])].map((item) => ({
      ...(matches.get(item) ?? { item, query: '' }),
      isHidden: !listed.has(item),
    }))
  }, [found, mounted, settledView])
}
