import { createBrowserHistory } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readLocation } from '#src/boot/asked-location.ts'
import { keyFragmentEntries } from '#src/boot/key-fragment-entries.ts'
import { announce } from '#src/boot/page-state.ts'
import { removeServedData } from '#src/boot/remove-served-data.ts'
import { retryHistoryWrites } from '#src/boot/retry-history-writes.ts'
import { createRouter } from './router.tsx'

/** Hydrates the page that the server rendered. */
function start(): void {
  // Before the router's history wraps `pushState` and `replaceState` and listens to `popstate`.
  keyFragmentEntries()
  retryHistoryWrites()
  const router = createRouter(createBrowserHistory({ parseLocation: readLocation }))
  addEventListener('vite:preloadError', () => {
    // With no navigation in progress it was a preload that failed. Preloads may fail.
    if (router.state.isLoading) {
      announce('next-page-missing')
    }
  })
  removeServedData(router.history)

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

addEventListener('scripts-loaded', start)
