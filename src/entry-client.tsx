import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { followLinks } from '#src/boot/follow-links.ts'
import { keyFragmentEntries } from '#src/boot/key-fragment-entries.ts'
import { pageState } from '#src/boot/page-state.ts'
import { reloadOnce } from '#src/boot/reload-once.ts'
import { isServedView } from '#src/boot/served-view.ts'
import { showTheme } from '#src/boot/show-theme.ts'
import { createRouter } from './router.tsx'

const servedTags = 'meta[name=description], meta[property], script[type$=json]'

// Before the router's history wraps `replaceState`.
keyFragmentEntries()
const router = createRouter()
followLinks(router)

addEventListener('vite:preloadError', (event: Event & { payload?: Error }) => {
  // A preload may fail.
  if (pageState().hydrated === undefined || router.state.isLoading) {
    reloadOnce(event.payload)
  }
})

router.history.subscribe(() => {
  // They describe the page that was served.
  for (const tag of document.querySelectorAll(servedTags)) {
    tag.remove()
  }
  // Without a target there is no outline to end, and the attribute would restyle every card.
  if (document.querySelector(':target')) {
    pageState().navigated = ''
  }
})

// React starts in a task of its own, so that a tap in between does not wait for both.
setTimeout(() => void renderPage())

async function renderPage(): Promise<void> {
  const reactDom = await import('react-dom/client')
  if (isServedView()) {
    startTransition(() => {
      reactDom.hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })
    return
  }
  // Replaces the HTML of another view.
  await router.load()
  // React drops the attributes and the <meta> that it does not render.
  const { theme } = pageState()
  const metas = document.querySelectorAll('meta[name=viewport], [data-scheme]')
  flushSync(() =>
    reactDom.createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  document.head.append(...metas)
  showTheme(theme)
}
