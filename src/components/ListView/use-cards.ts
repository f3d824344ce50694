import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { ListSearch, View } from '#src/domain/finding/list-definition.ts'

/** An item of a list, and how its card shows it. */
export interface CardEntry<Item> {
  item: Item
  query: string
  field: string | undefined
  /** A close match: whole words are marked, in longer texts too. */
  isClose?: boolean
  /** The view does not list it. */
  isHidden?: boolean
}

export type RenderCards<Item> = (
  entries: readonly CardEntry<Item>[],
  heading: 'h2' | 'h3',
) => ReactNode

/**
 * What a view lists, in its order, and behind that the other items of the list, hidden: to show a card
 * is much less work than to mount one.
 * @param settledView the view whose query is marked: to mark fifty cards takes longer than to show them
 */
export function useCards<Item, Search extends ListSearch>(
  view: View<Item, Search>,
  settledView: View<Item, Search>,
): CardEntry<Item>[] {
  const { items, found } = view
  // The HTML has only what is listed. The others come after hydration.
  const mounted = useDeferredValue<readonly Item[]>(items, [])
  return useMemo(() => {
    const fields = new Map(settledView.found.map(({ item, field }) => [item, field?.name]))
    const listed = new Set(found.map(({ item }) => item))
    const others = mounted.filter((item) => !listed.has(item))
    return [...listed, ...others].map((item) => {
      const field = fields.get(item)
      const query = field === undefined ? '' : settledView.search.query
      return { item, query, field, isHidden: !listed.has(item) }
    })
  }, [found, mounted, settledView])
}
