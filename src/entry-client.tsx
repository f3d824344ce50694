import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, type ReactNode } from 'react'
import { describeElement, findElement } from '#src/boot/focused-element.ts'
import { pageState } from '#src/boot/page-state.ts'
import { isServedView } from '#src/boot/served-view.ts'
import { whenIdle } from '#src/boot/when-idle.ts'
import { showTheme } from '#src/boot/show-theme.ts'
import { createRouter } from './router.tsx'

// In development: Vite has inserted the linked styles, and updates its own.
import.meta.hot?.on('vite:beforeUpdate', () => {
  document.querySelectorAll('link[href$=".module.scss"]').forEach((link) => link.remove())
})

const reloadKey = 'reloaded-at'
const reloadGuardMs = 60_000
let isCodeMissing = false

type Field = HTMLInputElement & HTMLDetailsElement

const isUntouched = (one: Field) =>
  one.value === (one.querySelector<HTMLOptionElement>('[selected]')?.value ?? one.defaultValue)

// The app, its router and React's code run in a task each, so that a tap waits for one of them at most.
setTimeout(() => {
  const router = startRouter()
  setTimeout(() =>
    renderPage(router).catch((error: unknown) => {
      // The HTML is of another view, but better than none.
      delete pageState().view
      reportError(error)
    }),
  )
})

function startRouter() {
  const router = createRouter()

  // The router sets 'manual' here and when a page is shown. WebKit scrolls after that, and only with 'auto'.
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'auto'
    setTimeout(() => (history.scrollRestoration = 'manual'), 100)
  })

  // A file is missing, as after a deployment: reloads once a minute, unless the server fails or somebody types.
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: Error }) => {
    isCodeMissing = true
    try {
      // Else the router would reload as well, once for each file that is missing.
      sessionStorage.setItem(`tanstack_router_reload:${payload?.message}`, '1')
      const isHydrated = pageState().hydrated !== undefined
      const isPreload = isHydrated && !router.state.isLoading
      const fields = document.querySelectorAll<Field>('input, textarea')
      if (!isPreload && Date.now() - Number(sessionStorage.getItem(reloadKey)) > reloadGuardMs) {
        sessionStorage.setItem(reloadKey, String(Date.now()))
        const isInUse = (one: Field) =>
          isHydrated ? one === document.activeElement : !isUntouched(one)
        void fetch(location.href, { method: 'HEAD' })
          .then(({ status }) => status < 500 && ![...fields].some(isInUse))
          .catch(() => false)
          .then((isSafe) => (isSafe ? location.reload() : sessionStorage.removeItem(reloadKey)))
      }
    } catch {
      // Without storage the reloads would not end.
    }
  })

  // Vite asks once for a style. The next navigation asks again for one that failed, but does not wait for it.
  const retryStyle = ({ target: link }: Event) => {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') {
      const stop = router.subscribe('onBeforeLoad', () => {
        stop()
        link.replaceWith(link.cloneNode())
      })
    }
  }
  addEventListener('error', retryStyle, true)

  router.subscribe('onRendered', () => {
    pageState().hydrated = ''
    // Loads all pictures after those in the window, so that a printed or saved page has them.
    whenIdle(() => {
      for (const image of document.images) {
        image.loading = 'eager'
        image.decoding = 'sync'
      }
    })
  })

  return router
}

async function renderPage(router: RegisteredRouter): Promise<void> {
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  // The page of all unknown paths can be shown, but not hydrated: it was rendered for another path.
  if (isServedView() && pageState().served !== undefined) {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
    await Promise.all(
      routes.flatMap((route) => [
        router.loadRouteChunk(route),
        // Loads the search for a text, or hydration would list what is found without help. It needs `search` alone.
        route.options.beforeLoad?.(router.latestLocation),
      ]),
    )
    // Leaves the HTML: the router would show its error page. Back reloads; a link to a hash has no state and does not.
    if (isCodeMissing) {
      addEventListener('popstate', ({ state }) => state && location.reload())
      return
    }
    const restoreFields = keepFields()
    startTransition(() => {
      hydrateRoot(document, inStrictMode(<RouterClient router={router} />), {
        onRecoverableError: (error) => {
          reportError(error)
          restoreFields()
        },
      })
    })
    return
  }
  // Replaces the HTML of another view, which the browser has scrolled.
  router.options.scrollRestoration = true
  await router.load()
  const { served } = pageState()
  const isUnknown = router.state.matches.at(-1)?.routeId === '/$'
  // A copy of a page, such as one in an archive, shows what it has, and an unknown path without its code, too.
  if (isUnknown && (served !== undefined || isCodeMissing)) {
    delete pageState().view
    return
  }
  // React would add the JSON-LD of the view and leave this one.
  document.querySelector('[type$=json]')?.remove()
  const restoreFields = keepFields()
  createRoot(document).render(inStrictMode(<RouterProvider router={router} />))
  const stop = router.subscribe('onRendered', () => {
    restoreFields()
    stop()
  })
}

const inStrictMode = (app: ReactNode) => <StrictMode>{app}</StrictMode>

/** Returns a function that puts back theme, focus and what was typed, chosen and opened, after React renders again. */
function keepFields(): () => void {
  const { theme } = pageState()
  let focused: Element | null = null
  let description = ''
  const followFocus = () => {
    focused = document.activeElement
    description = describeElement(focused)
  }
  followFocus()
  // Capturing: React stops the event in a part that is not hydrated yet.
  addEventListener('focusin', followFocus, true)
  const menu = document.querySelector('dialog')
  const fields = new Set(document.querySelectorAll<Field>('[name]:not(meta, [type=hidden])'))
  return () => {
    showTheme(theme)
    if (menu?.open && !menu.isConnected) {
      // The button focuses itself, so that the menu gives it the focus back.
      document.getElementById('menu')?.click()
    }
    for (const old of fields) {
      const field = document.querySelector<Field>(
        `${old.localName}[name="${old.getAttribute('name')}"]`,
      )
      const state = 'open' in old ? 'open' : 'value'
      if (!old.isConnected && field && fields.delete(old)) {
        if (state === 'open' || !isUntouched(old)) {
          // Not React's own setter of the field, which would hide the change from it.
          Reflect.set(Object.getPrototypeOf(field), state, old[state], field)
          field.dispatchEvent(new Event('change', { bubbles: true }))
        }
      }
    }
    if (focused?.isConnected === false && document.activeElement === document.body) {
      findElement(description)?.focus({ preventScroll: true })
    }
  }
}
