import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { waitWhereHistoryRefuses } from './patient-history.ts'
import { reloadOnceWhenFilesAreGone } from './reload-once.ts'
import { forgetServedData } from './served-data.ts'
import { createRouter } from './router.tsx'

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
