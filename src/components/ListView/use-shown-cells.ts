import { useLayoutEffect, type RefObject } from 'react'
import type { ListSearch } from '#src/domain/finding/list.ts'
import { findLongestRise } from '#src/domain/finding/longest-rise.ts'
import type { View } from '#src/domain/finding/view.ts'

/**
 * Sets `hidden` on the cells of a list, each with its `data-key`, that a view does not list, and moves
 * the others into the order found. It changes the DOM in a layout effect. React would compare every cell
 * at every key, and to bring one forward it would move all those before it.
 * @param results holds the list
 * @param mounted the entries that React has mounted a cell for
 */
export function useShownCells<Item, Search extends ListSearch>(
  results: RefObject<Element | null>,
  { list: { keyOf }, found }: View<Item, Search>,
  mounted: readonly unknown[],
): void {
  // A string, so that the effect does not run at the many keys that find the same.
  const keys = found.map(({ item }) => keyOf(item)).join('\n')

  useLayoutEffect(() => {
    const list = results.current?.querySelector(':scope > ul')
    const cells = [...(list?.children ?? [])] as HTMLElement[]
    const places = new Map(cells.map((cell, place) => [cell.dataset.key, place]))
    const shown = keys
      .split('\n')
      .slice(0, mounted.length)
      .flatMap((key) => places.get(key) ?? [])
    const isShown = new Set(shown)
    for (const [place, cell] of cells.entries()) {
      if (cell.hidden === isShown.has(place)) {
        cell.hidden = !cell.hidden
      }
    }
    const staying = findLongestRise(shown)
    let last: Element | undefined
    for (const [index, place] of shown.entries()) {
      const cell = cells[place]
      if (cell && !staying.has(index)) {
        list?.insertBefore(cell, last ? last.nextSibling : list.firstChild)
      }
      last = cell
    }
  }, [results, keys, mounted])
}
