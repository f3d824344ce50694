import { useEffect, useState, type RefObject } from 'react'

/** Ignores smaller steps: a thumb trembles, and a page moves when something above it changes. */
const leastStepPx = 16
/** A scroll later than this after a wheel, touch or key event counts as one by the page itself. */
const gestureMs = 300
const barPx = 96

/**
 * Whether the search box is shown as a bar. It is while it is above the window, from when the visitor
 * scrolls up until they scroll down. It is not when the page scrolls by itself, and never where it would
 * cover the focused element.
 */
export function useFloating(place: RefObject<HTMLElement | null>): boolean {
  const [isFloating, setIsFloating] = useState(false)

  useEffect(() => {
    let last = scrollY
    let gesture = -Infinity
    const follow = (event: Event) => {
      const box = place.current
      const isAway = box !== null && box.getBoundingClientRect().bottom < 0
      const step = scrollY - last
      const isStep = Math.abs(step) >= leastStepPx
      if (!isAway || isFocusCovered(box) || (isStep && step > 0)) {
        setIsFloating(false)
      } else if (isStep && event.timeStamp - gesture < gestureMs) {
        setIsFloating(true)
      }
      last = isStep ? scrollY : last
    }
    const feel = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.endsWith('Up')) {
        gesture = event.timeStamp
      }
    }
    const listeners = Object.entries({
      scroll: follow,
      focusin: follow,
      wheel: feel,
      touchmove: feel,
      keydown: feel,
    })
    for (const [type, listener] of listeners) {
      addEventListener(type, listener, { passive: true })
    }
    return () => {
      for (const [type, listener] of listeners) {
        removeEventListener(type, listener)
      }
    }
  }, [place])

  return isFloating
}

function isFocusCovered(bar: Element): boolean {
  const { activeElement: active } = document
  if (!(active instanceof HTMLElement) || active.tabIndex < 0 || bar.contains(active)) {
    return false
  }
  const { top, bottom } = active.getBoundingClientRect()
  return bottom > 0 && top < barPx
}
