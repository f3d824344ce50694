import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { View } from '#src/domain/finding/list-definition.ts'
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

/** The matches of a view, then all other items, hidden: showing a mounted card is faster than mounting it. */
export function useCards<Item>({ items, found }: View<Item>): CardEntry<Item>[] {
  // The HTML has only the matches; the others mount after hydration.
  const mounted = useDeferredValue<readonly Item[]>(items, [])
  return useMemo(() => {
    const listed = new Set(found.map(({ item }) => item))
    const others = mounted.filter((item) => !listed.has(item))
    return [...found, ...others.map((item) => ({ item, query: '', isHidden: true }))]
  }, [found, mounted])
}
