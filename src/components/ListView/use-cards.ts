import { startTransition, useCallback, useEffect, useMemo, useState, type RefCallback } from 'react'
import type { ListSearch } from '#src/domain/finding/list.ts'
import type { View } from '#src/domain/finding/view.ts'
import type { CardEntry } from './render-cards.ts'

/** Lists up to this length keep all their cards on the page; a key only hides and shows them. */
const mostKept = 200
/** Cards of a longer list that are mounted at a time. */
const batch = 60

/**
 * The cards that are mounted: all of a list that keeps them, in its order, else those found.
 * @param rested the view whose query is marked: marking fifty cards at every key takes longer than
 * showing them
 */
export function useCards<Item, Search extends ListSearch>(
  view: View<Item, Search>,
  rested: View<Item, Search>,
): {
  /** The same at every key, in a list that keeps all. */
  entries: readonly CardEntry<Item>[]
  /** The ref of an element below the cards of a longer list: scrolling to it mounts more of them. */
  sentinel: RefCallback<Element> | undefined
} {
  const { items, found } = view
  const isKept = items.length <= mostKept
  // The HTML of a filtered view has only its own cards. The others are mounted, hidden, after hydration.
  const [hasAll, setHasAll] = useState(false)
  useEffect(() => startTransition(() => setHasAll(true)), [])
  const [grown, setGrown] = useState({ view, count: batch })
  const count = grown.view === view ? grown.count : batch

  const mounted = useMemo(
    () =>
      isKept && hasAll
        ? items
        : found.slice(0, isKept ? items.length : count).map(({ item }) => item),
    [items, found, isKept, hasAll, count],
  )
  const entries = useMemo(() => {
    const fields = new Map(rested.found.map(({ item, field }) => [item, field?.name]))
    return mounted.map((item) => {
      const field = fields.get(item)
      return { item, query: field === undefined ? '' : rested.search.query, field }
    })
  }, [mounted, rested])

  const sentinel = useCallback<RefCallback<Element>>(
    (element) => {
      if (element === null) {
        return undefined
      }
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting === true && setGrown({ view, count: count + batch }),
        { rootMargin: '100%' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [view, count],
  )
  return { entries, sentinel: isKept || count >= found.length ? undefined : sentinel }
}
