import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { releaseView, takeHeldAddress } from './held-view.ts'

/**
 * Goes to the view that was asked for, once the one in the HTML is hydrated. It stands in the page
 * that has the list: the page hydrates after the frame around it, and must not change before.
 */
export function HeldView() {
  const router = useRouter()

  useEffect(() => {
    const href = takeHeldAddress()
    if (href !== undefined) {
      void showView(router, href)
    }
  }, [router])

  return null
}

async function showView(router: AnyRouter, href: string): Promise<void> {
  await router.navigate({ href, replace: true, resetScroll: false })
  // Drops the params that no route knows, as the router does with the address of a first load.
  await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false })
  releaseView()
}
