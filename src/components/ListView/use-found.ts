import { startTransition, useEffect, useMemo, useState } from 'react'
import { findInSteps, findItems } from '#src/domain/finding/find.ts'
import type { ListDefinition, ListSearch } from '#src/domain/finding/list.ts'

/** Up to here a whole search is shorter than a frame on a slow phone (npm run bench). */
const atOnce = 2000
/** Milliseconds of work before the browser gets its turn. */
const turn = 6

/**
 * What a view lists. A long list is searched in turns, so that no key ever waits for it; until that
 * is done the list before stays.
 */
export function useFound<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  items: readonly Item[],
  search: Search,
): readonly Item[] {
  const isLong = items.length > atOnce
  const [foundInTurns, setFoundInTurns] = useState<readonly Item[]>(() =>
    isLong ? findItems(list, items, search) : [],
  )
  const foundAtOnce = useMemo(
    () => (isLong ? undefined : findItems(list, items, search)),
    [isLong, list, items, search],
  )

  useEffect(() => {
    if (!isLong) {
      return undefined
    }
    const steps = findInSteps(list, items, search)
    let timer: ReturnType<typeof setTimeout> | undefined
    const work = () => {
      const end = performance.now() + turn
      let step = steps.next()
      while (step.done !== true && performance.now() < end) {
        step = steps.next()
      }
      if (step.done === true) {
        const { value } = step
        startTransition(() => setFoundInTurns(value))
      } else {
        timer = setTimeout(work)
      }
    }
    work()
    return () => clearTimeout(timer)
  }, [isLong, list, items, search])

  return foundAtOnce ?? foundInTurns
}
