import { useLayoutEffect, type RefObject } from 'react'
import { findLongestRise } from '#src/domain/finding/longest-rise.ts'

/**
 * Puts the cells of a list, each with its `data-key`, into the order in which they are found, by moving
 * as few as can be. React renders them in the order of the list: to bring one cell forward it would
 * move all those before it.
 * After every render, for React orders the cells anew when it mounts more of them.
 * @param results holds the list
 */
export function useCardOrder(results: RefObject<Element | null>, keys: readonly string[]): void {
  useLayoutEffect(() => {
    const list = results.current?.querySelector(':scope > ul')
    const places = new Map(
      Array.from(list?.children ?? [], (cell, place) => [(cell as HTMLElement).dataset.key, place]),
    )
    const staying = findLongestRise(keys.map((key) => places.get(key) ?? 0))
    if (!list || staying.size === keys.length) {
      return
    }
    const cells = [...list.children]
    let last: Element | undefined
    for (const [index, key] of keys.entries()) {
      const cell = cells[places.get(key) ?? 0]
      if (cell && !staying.has(index)) {
        list.insertBefore(cell, last ? last.nextSibling : list.firstChild)
      }
      last = cell
    }
  })
}
