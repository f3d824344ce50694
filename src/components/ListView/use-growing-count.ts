import { useCallback, useDeferredValue, useState } from 'react'

/** Cards drawn at once: the whole list of today. A longer one grows as the visitor scrolls. */
const batch = 60
/** As many as a window shows: drawn with a key itself, and the rest right after them. */
const withTheKey = 6

/**
 * How many of the found items to draw, and what to put below them. What was navigated to is drawn
 * at once: there may be a place to scroll to.
 */
export function useGrowingCount(
  found: readonly unknown[],
  isTyped: boolean,
): {
  shown: number
  sentinel: (element: Element | null) => (() => void) | undefined
} {
  const [grown, setGrown] = useState({ found, shown: batch })
  const isSettled = useDeferredValue(found) === found
  const shown = grown.found === found ? grown.shown : isTyped && !isSettled ? withTheKey : batch
  const sentinel = useCallback(
    (element: Element | null) => {
      if (element === null) {
        return undefined
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting === true) {
            setGrown({ found, shown: shown + batch })
          }
        },
        { rootMargin: '100%' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [found, shown],
  )
  return { shown, sentinel }
}
