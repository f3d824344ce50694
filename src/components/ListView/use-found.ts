import { useEffect, useMemo, useState } from 'react'
import { findInSteps, findItems } from '#src/domain/finding/find.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'

/** Up to here a whole search is a small part of a frame on a slow phone (npm run bench). */
const atOnce = 500
/** Milliseconds of work before the browser gets its turn. */
const turn = 6

/** A view, and what it lists. */
export interface Found<Item, Search> {
  search: Search
  found: readonly Item[]
}

/**
 * What a view lists. A long list is searched in turns, so that no key ever waits for it; until that
 * is done the view before stays.
 */
export function useFound<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): Found<Item, Search> {
  const isLong = items.length > atOnce
  const [foundInTurns, setFoundInTurns] = useState<Found<Item, Search>>(() => ({
    search,
    found: isLong ? findItems(list, items, search) : [],
  }))
  const foundAtOnce = useMemo(
    () => (isLong ? undefined : { search, found: findItems(list, items, search) }),
    [isLong, list, items, search],
  )

  useEffect(() => {
    if (!isLong) {
      return undefined
    }
    const steps = findInSteps(list, items, search)
    const work = () => {
      const end = performance.now() + turn
      let step = steps.next()
      while (step.done !== true && performance.now() < end) {
        step = steps.next()
      }
      if (step.done === true) {
        setFoundInTurns({ search, found: step.value })
      } else {
        timer = setTimeout(work)
      }
    }
    // Not in the task of the key, which has the box to draw.
    let timer = setTimeout(work)
    return () => clearTimeout(timer)
  }, [isLong, list, items, search])

  return foundAtOnce ?? foundInTurns
}
