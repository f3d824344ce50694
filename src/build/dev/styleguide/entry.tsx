import { RouterContextProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRouter } from '#src/router.tsx'
import { StyleGuide } from './StyleGuide.tsx'

// The links of the parts need the router; none of its pages is shown.
createRoot(document.body).render(
  <StrictMode>
    <RouterContextProvider router={createRouter()}>
      <StyleGuide />
    </RouterContextProvider>
  </StrictMode>,
)
