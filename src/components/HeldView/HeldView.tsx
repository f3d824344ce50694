import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { releaseView, takeHeldAddress } from './held-view.ts'

const heldAddress = import.meta.env.SSR ? undefined : takeHeldAddress()

/**
 * Goes to the view that was asked for, once the one in the HTML is hydrated, and shows it when it is
 * on the page: a navigation ends a little before that.
 */
export function HeldView() {
  const router = useRouter()

  useEffect(() => {
    if (heldAddress === undefined) {
      return undefined
    }
    const stop = router.subscribe('onRendered', ({ fromLocation }) => {
      if (fromLocation !== undefined) {
        releaseView()
      }
    })
    void router
      .navigate({ href: heldAddress, replace: true, resetScroll: false })
      // Where the address is only another spelling of the view shown, nothing is rendered anew.
      .then(() => setTimeout(releaseView, 100))
    return stop
  }, [router])

  return null
}
