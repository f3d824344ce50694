import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { countInWindow } from './count-in-window.ts'

/** Drawn without being scrolled to: the whole list of today. */
const batch = 60
/** Drawn in a frame after that of the key: more would be one long task of a slow phone. */
const step = 4

interface Drawing<View> {
  /** The view whose count and cards are on the page: until the frame of a key the one before. */
  shown: View
  /** The view that is on the page as a whole: with a key only what the window shows is new. */
  settled: View
  /** How many of the found items to draw. */
  cardCount: number
  /** Whether what is shown came of a key. */
  isByKey: boolean
}

/**
 * A key is answered in its frame by the count and the cards in the window; all else follows after
 * that. Nor does it come earlier: to place the caret Chromium lays out what a key has changed, and
 * with the frame once more. What was navigated to is drawn at once: there may be a place to scroll to.
 * @param list where the cards stand
 */
export function useDrawing<View extends { found: readonly unknown[] }>(
  view: View,
  isTyped: boolean,
  list: RefObject<Element | null>,
): Drawing<View> & {
  /** What to put below the cards of a longer list, which grows as the visitor scrolls. */
  sentinel: ((element: Element | null) => (() => void) | undefined) | undefined
} {
  const whole = { shown: view, settled: view, cardCount: batch, isByKey: false }
  const [last, setLast] = useState<Drawing<View>>(whole)
  const isNew = last.shown !== view
  const isWaiting = isNew && isTyped
  const { shown, settled, cardCount, isByKey } = isNew && !isTyped ? whole : last
  const isDone = !isNew && settled === view && cardCount >= Math.min(batch, view.found.length)

  useEffect(() => {
    if (isDone) {
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      if (isWaiting) {
        const inWindow = countInWindow(list.current)
        flushSync(() => setLast({ shown: view, settled, cardCount: inWindow, isByKey: true }))
        return
      }
      const next = cardCount < batch ? cardCount + step : cardCount
      // Not by React's own deferring: it may work before the frame, which would then be late.
      timer = setTimeout(() =>
        startTransition(() => setLast({ shown: view, settled: view, cardCount: next, isByKey })),
      )
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDone, isWaiting, view, settled, cardCount, isByKey, list])

  const sentinel = useCallback(
    (element: Element | null) => {
      if (element === null) {
        return undefined
      }
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting === true) {
            setLast({ shown, settled: shown, cardCount: cardCount + batch, isByKey })
          }
        },
        { rootMargin: '100%' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [shown, cardCount, isByKey],
  )
  return {
    shown,
    settled,
    cardCount,
    isByKey,
    sentinel: cardCount < batch || cardCount >= shown.found.length ? undefined : sentinel,
  }
}
