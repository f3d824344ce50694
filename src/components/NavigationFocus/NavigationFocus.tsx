import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { recallFocus, rememberFocus } from './focus-memory.ts'

/**
 * What a browser does at a page load and a router does not (TanStack/router#918): on a new page the
 * title is spoken once and the focus moves to the start of its content, or to the part that the
 * address names; Back puts the focus where it was. A filter on the same page leaves the focus alone,
 * unless what has it goes, or is left far away.
 */
export function NavigationFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let isBack = false
    // The entry last gone to: one for a text that is written on leaving is left before it is rendered.
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
        // The browser may have been there first, and the visitor gone on from there.
        const named = part?.contains(active) === true ? active : part
        const isOutOfSight = active instanceof HTMLAnchorElement && !isInSight(active)
        const isLost = isOutOfSight || active === document.body
        if (pathChanged) {
          focusFirst([recallFocus(toKey(toLocation)), named, document.querySelector('main')])
        } else if (isBack && (hashChanged || isLost)) {
          // What had the focus is no part of this view, or far from where the view was left.
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
