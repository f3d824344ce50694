import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { forgetFocus, recallFocus, rememberFocus } from './focus-memory.ts'

/**
 * What a browser does at a page load and a router does not (TanStack/router#918): on a new page the
 * title is spoken once and the focus moves to the start of its content; Back puts the focus where
 * it was. A filter on the same page leaves the focus alone.
 */
export function NavigationFocus() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let isBack = false
    const stopHistory = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    })
    const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) {
        rememberFocus(fromLocation.state.__TSR_key ?? '')
      }
    })
    const stopRendered = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) {
          return
        }
        setTitle(document.title)
        const remembered = isBack ? recallFocus(toLocation.state.__TSR_key ?? '') : undefined
        const start = remembered ?? document.querySelector<HTMLElement>('main')
        start?.focus({ preventScroll: true })
        if (!isBack) {
          forgetFocus(toLocation.state.__TSR_key ?? '')
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
