import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isViewHeld, releaseView, takeHeldAddress } from './held-view.ts'

/** Milliseconds after which the view shows even if nothing was rendered anew. */
const patience = 100
/** Milliseconds after which a page that was being left is still there: the visitor has thought better. */
const stayTime = 3000

/**
 * Goes to the view that was asked for, once the one in the HTML is hydrated, and shows it when it is
 * on the page: a navigation ends a little before that. It stands in the page that has the list: the
 * page hydrates after the frame around it, and must not change before.
 */
export function HeldView() {
  const router = useRouter()

  useEffect(() => {
    const stop = router.subscribe('onRendered', ({ fromLocation }) => {
      if (fromLocation !== undefined) {
        releaseView()
      }
    })
    const show = () => {
      const href = takeHeldAddress()
      if (href !== undefined) {
        void showView(router, href)
      } else if (isViewHeld()) {
        timer = setTimeout(show, stayTime)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    show()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])

  return null
}

async function showView(router: AnyRouter, href: string): Promise<void> {
  await router.navigate({ href, replace: true, resetScroll: false })
  // Drops the params that no route knows, as the router does with the address of a first load.
  await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false })
  setTimeout(releaseView, patience)
}
