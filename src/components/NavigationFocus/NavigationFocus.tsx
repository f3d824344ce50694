import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hideNote, speak } from '#src/components/LiveRegion/messages.ts'

/** By key of a history entry: a selector of the focused element, and its index among the matches. */
const focusedPlaces = new Map<string, { selector: string; index: number }>()

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
    let wasInResults = false
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
        wasInResults = Boolean(document.activeElement?.closest('#results'))
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
        const results = document.getElementById('results')
        const target = document.getElementById(toLocation.hash)
        const named = target?.contains(active) ? active : target
        const isOutOfSight = active instanceof HTMLAnchorElement && !isInSight(active)
        const isLost = active === document.body
        const recalled = recallFocus(toKey(toLocation))
        if (pathChanged) {
          focusFirst(recalled, named, main)
        } else if (isBack && (hashChanged || isOutOfSight || isLost)) {
          // This view lacks the focused element, or scrolled away from it.
          focusFirst(recalled, named, (isOutOfSight || isLost) && results)
        } else if (isLost && wasInResults) {
          // Such as a chip, which removes itself.
          focusFirst(results)
          document.getElementById('results-summary')?.scrollIntoView({ block: 'nearest' })
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

function rememberFocus(key: string): void {
  const focused = document.activeElement
  const name = ['href', 'id', 'name'].find((attribute) => focused?.getAttribute(attribute))
  if (focused && name !== undefined) {
    const value = CSS.escape(focused.getAttribute(name) ?? '')
    const selector = `${focused.localName}[${name}="${value}"]`
    const index = [...document.querySelectorAll(selector)].indexOf(focused)
    focusedPlaces.set(key, { selector, index })
  }
}

/** The element that had the focus when the visitor left the entry; undefined if the page lacks it. */
function recallFocus(key: string): Element | undefined {
  const place = focusedPlaces.get(key)
  return place && document.querySelectorAll(place.selector)[place.index]
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
