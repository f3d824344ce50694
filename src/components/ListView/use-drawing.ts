import { startTransition, useCallback, useEffect, useState } from 'react'

/** As many cards as a window shows: drawn with a key itself. */
const withTheKey = 6
/** Drawn a frame later, and again a frame later: few enough that no frame takes long. */
const step = 27
/** Drawn without being scrolled to: the whole list of today. */
const batch = withTheKey + 2 * step

interface Drawing<View> {
  /** The view that is on the page as a whole: with a key only the first cards are of the new one. */
  painted: View
  /** How many of the found items to draw. */
  drawn: number
  /** What to put below the cards of a longer list, which grows as the visitor scrolls. */
  sentinel: ((element: Element | null) => (() => void) | undefined) | undefined
}

/**
 * A key is answered by the count and the cards in the window; all else follows after the frame that
 * shows them. What was navigated to is drawn at once: there may be a place to scroll to.
 */
export function useDrawing<View extends { found: readonly unknown[] }>(
  view: View,
  isTyped: boolean,
): Drawing<View> {
  const [last, setLast] = useState({ view, drawn: batch })
  const isNew = last.view !== view
  const drawn = isNew ? (isTyped ? withTheKey : batch) : last.drawn

  useEffect(() => {
    if (!isNew && drawn >= Math.min(batch, view.found.length)) {
      return undefined
    }
    const next = { view, drawn: drawn < batch ? drawn + step : drawn }
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not by React's own deferring: it may work before the frame, which would then be late.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLast(next)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isNew, view, drawn])

  const sentinel = useCallback(
    (element: Element | null) => {
      if (element === null) {
        return undefined
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting === true) {
            setLast({ view, drawn: drawn + batch })
          }
        },
        { rootMargin: '100%' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [view, drawn],
  )
  return {
    painted: isNew && isTyped ? last.view : view,
    drawn,
    sentinel: drawn < batch || drawn >= view.found.length ? undefined : sentinel,
  }
}
