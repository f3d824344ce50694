import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hideNote, speak } from '#src/components/LiveRegion/messages.ts'
import { recallFocus, rememberFocus } from './focus-memory.ts'

/**
 * Does what a browser does at a page load and the router does not (TanStack/router#918). A new page:
 * its title is spoken once, and the focus moves to <main>, or to the element of the hash. Back: the
 * focus returns to where it was. A filter on the same page: the focus stays, unless its element is
 * removed or scrolled out of the window.
 */
export function NavigationFocus() {
  const router = useRouter()

  useEffect(() => {
    let isBack = false
    // Key of the latest history entry. The rendered location will not do: an entry that is written while
    // the page is left is never rendered.
    let entry: string | undefined
    const unsubscribes = [
      router.history.subscribe(({ action }) => {
        isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
        hideNote()
      }),
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        const next = toKey(toLocation)
        if (fromLocation && next !== entry) {
          rememberFocus(entry ?? toKey(fromLocation))
        }
        entry = next
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) {
          return
        }
        if (pathChanged) {
          speak(document.title)
        }
        const { activeElement: active } = document
        const main = document.querySelector('main')
        const target = document.getElementById(toLocation.hash)
        const named = target?.contains(active) ? active : target
        const isOutOfSight = active instanceof HTMLAnchorElement && !isInSight(active)
        const isLost = isOutOfSight || active === document.body
        const recalled = recallFocus(toKey(toLocation))
        if (pathChanged) {
          focusFirst(recalled, named, main)
        } else if (isBack && (hashChanged || isLost)) {
          // This view lacks the focused element, or scrolled away from it.
          focusFirst(recalled, named, isLost && document.getElementById('results'))
        } else {
          // Out of sight: the link was followed below the content, and the page scrolled to its start.
          focusFirst(hashChanged && named, isOutOfSight && main)
        }
      }),
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [router])

  return null
}

function toKey({ state }: ParsedLocation): string {
  return state.__TSR_key ?? ''
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** Focuses the first that can take the focus, without scrolling: the router scrolls. */
function focusFirst(...places: readonly (Element | false | null | undefined)[]): void {
  for (const place of places) {
    if (place instanceof HTMLElement) {
      place.focus({ preventScroll: true })
      if (document.activeElement === place) {
        return
      }
    }
  }
}
