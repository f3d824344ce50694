import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { releaseView, takeHeldAddress } from './held-view.ts'

/**
 * Goes to the view that was asked for, once the one in the HTML is hydrated, and shows it when it is
 * on the page: a navigation ends a little before that. Stands inside the page of a list, for React
 * hydrates a page after what surrounds it, and a page that finds another address fails (error 418).
 */
export function HeldView() {
  const router = useRouter()

  useEffect(() => {
    const address = takeHeldAddress(router.latestLocation.pathname)
    if (address === undefined) {
      releaseView()
      return
    }
    const stop = router.subscribe('onRendered', () => {
      stop()
      releaseView()
    })
    void router
      .navigate({ href: address, replace: true, resetScroll: false })
      // Where the address is only another spelling of the view shown, nothing is rendered anew.
      .then(() => setTimeout(releaseView, 100))
  }, [router])

  return null
}
