import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { recallFocus, rememberFocus } from './focus-memory.ts'

/**
 * Does what a browser does at a page load and the router does not (TanStack/router#918). A new page:
 * its title is spoken once, and the focus moves to <main>, or to the element of the hash. Back: the
 * focus returns to where it was. A filter on the same page: the focus stays, unless its element is
 * removed or scrolled out of the window.
 */
export function NavigationFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let isBack = false
    // Not that of the rendered location: an entry written while leaving is never rendered.
    let entry: string | undefined
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    })
    const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      const next = toKey(toLocation)
      if (fromLocation && next !== entry) {
        rememberFocus(entry ?? toKey(fromLocation))
      }
      entry = next
    })
    const stopRendered = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) {
          return
        }
        if (pathChanged) {
          setTitle(document.title)
        }
        const { activeElement: active } = document
        const part = findNamed(toLocation)
        // The browser may have moved the focus there already, and the visitor on from there.
        const named = part?.contains(active) === true ? active : part
        const isOutOfSight = active instanceof HTMLAnchorElement && !isInSight(active)
        const isLost = isOutOfSight || active === document.body
        if (pathChanged) {
          focusFirst([recallFocus(toKey(toLocation)), named, document.querySelector('main')])
        } else if (isBack && (hashChanged || isLost)) {
          // What had the focus is not in this view, or far from its scroll position.
          focusFirst([
            recallFocus(toKey(toLocation)),
            named,
            isLost ? document.getElementById('results') : undefined,
          ])
        } else if (hashChanged && named !== null) {
          focusFirst([named])
        } else if (isOutOfSight) {
          // A link below the content led to its start.
          focusFirst([document.querySelector('main')])
        }
      },
    )
    return () => {
      stopHistory()
      stopBefore()
      stopRendered()
    }
  }, [router])

  return <LiveRegion text={title} />
}

/** The key of a history entry. */
function toKey({ state }: ParsedLocation): string {
  return state.__TSR_key ?? ''
}

/** What the hash of an address names. */
function findNamed({ hash }: ParsedLocation): Element | null {
  return hash === '' ? null : document.getElementById(hash)
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** Focuses the first that can take the focus. The scrolling is the router's. */
function focusFirst(places: readonly (Element | null | undefined)[]): void {
  for (const place of places) {
    if (place instanceof HTMLElement) {
      place.focus({ preventScroll: true })
      if (document.activeElement === place) {
        return
      }
    }
  }
}
