import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showRenderedAddress } from '#src/components/HeldView/held-view.ts'
import { nameNativeSteps } from './native-steps.ts'
import { waitWhereHistoryRefuses } from './patient-history.ts'
import { reloadOnceWhenFilesAreGone } from './reload-once.ts'
import { forgetServedData } from './served-data.ts'
import { createRouter } from './router.tsx'

showRenderedAddress()
nameNativeSteps()
waitWhereHistoryRefuses()
const router = createRouter()
reloadOnceWhenFilesAreGone(() => router.state.isLoading)

forgetServedData(router.history)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
