import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { releaseView, takeHeldAddress } from './held-view.ts'

const heldAddress = import.meta.env.SSR ? undefined : takeHeldAddress()

/** Goes to the view that was asked for, once the one in the HTML is hydrated. */
export function HeldView() {
  const router = useRouter()

  useEffect(() => {
    if (heldAddress === undefined) {
      return
    }
    void router.navigate({ href: heldAddress, replace: true, resetScroll: false }).then(releaseView)
  }, [router])

  return null
}
