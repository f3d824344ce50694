import { createBrowserHistory } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readLocation } from '#src/boot/asked-location.ts'
import { nameNativeSteps } from './native-steps.ts'
import { waitWhereHistoryRefuses } from './patient-history.ts'
import { forgetServedData } from './served-data.ts'
import { createRouter } from './router.tsx'

/** Takes over the page that the server rendered. */
function start(): void {
  nameNativeSteps()
  waitWhereHistoryRefuses()
  const router = createRouter(createBrowserHistory({ parseLocation: readLocation }))
  addEventListener('vite:preloadError', () => {
    // A file fetched ahead may fail in peace.
    if (router.state.isLoading) {
      dispatchEvent(new Event('files-gone'))
    }
  })
  forgetServedData(router.history)

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

addEventListener('scripts-here', start)
