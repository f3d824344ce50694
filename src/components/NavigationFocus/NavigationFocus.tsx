import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { recallFocus, rememberFocus } from './focus-memory.ts'

/**
 * What a browser does at a page load and a router does not (TanStack/router#918): on a new page the
 * title is spoken once and the focus moves to the start of its content, or to the part that the
 * address names; Back puts the focus where it was. A filter on the same page leaves the focus alone,
 * unless Back takes away what has it.
 */
export function NavigationFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let isBack = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    })
    const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation) {
        rememberFocus(toKey(fromLocation))
      }
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
        const named = findNamed(toLocation)
        if (pathChanged) {
          focusFirst([recallFocus(toKey(toLocation)), named, document.querySelector('main')])
        } else if (hashChanged && named?.contains(document.activeElement) !== true) {
          // Else the browser was first, and the visitor may have gone on from there.
          focusFirst([named])
        } else if (isBack && document.activeElement === document.body) {
          // What had the focus is no part of this view.
          focusFirst([recallFocus(toKey(toLocation)), document.getElementById('results')])
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
