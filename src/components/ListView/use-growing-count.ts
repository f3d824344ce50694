import { useCallback, useDeferredValue, useState } from 'react'

/** Cards drawn at once: the whole list of today. A longer one grows as the visitor scrolls. */
const batch = 60
/** More than a window shows: these are drawn with the key itself, and the rest right after them. */
const withTheKey = 9

/** How many of the found items to draw, and what to put below them. */
export function useGrowingCount(found: readonly unknown[]): {
  shown: number
  sentinel: (element: Element | null) => (() => void) | undefined
} {
  const [grown, setGrown] = useState({ found, shown: batch })
  const isSettled = useDeferredValue(found) === found
  const shown = grown.found === found ? grown.shown : isSettled ? batch : withTheKey
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
