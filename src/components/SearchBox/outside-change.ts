/** A text that something other than the box has put into the URL. */
interface OutsideChange {
  query: string
}

/** The last outside change, for useSyncExternalStore. */
export interface OutsideChanges {
  read: () => OutsideChange | undefined
  tell: (change: OutsideChange) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Not React state: the router navigates in a transition, and what is set in one may come on the page
 * later than the new URL. A store is always there at once.
 */
export function createOutsideChanges(): OutsideChanges {
  const listeners = new Set<() => void>()
  let last: OutsideChange | undefined
  return {
    read: () => last,
    tell: (change) => {
      last = change
      for (const listener of listeners) {
        listener()
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
