// Imported first, because it declares the order of the cascade layers.
import '#src/styles/global.scss'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { pageState } from '#src/boot/page-state.ts'
import { setupNavigationFocus } from '#src/components/navigation-focus.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

export function createRouter() {
  const router = createTanStackRouter({
    routeTree,
    // Makes the router spell URLs as `new URL` does. Without it, the server redirects `/%5E` to itself:
    // https://github.com/TanStack/router/issues/8041
    rewrite: {
      input: ({ url }) => {
        // Else the router takes '$' in a path for the name of a param, and redirects '/a/$' to '/a/a/$'.
        url.pathname = url.pathname.replaceAll('$', '%24')
        try {
          decodeURI(url.pathname)
        } catch {
          // Else it finds no route, also not that of unknown pages.
          url.pathname = url.pathname.replaceAll('%', '%25')
        }
        return url
      },
    },
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    // Drops params that no route knows: one view has one URL.
    search: { strict: true },
    defaultPreload: 'intent',
    // Off for the first page: the browser scrolled it, and the visitor may have scrolled on since.
    scrollRestoration: () => 'hydrated' in pageState(),
    // Content changes only with a new build, which loads a new document.
    defaultStaleTime: Infinity,
    // Else Back would load the first page again: completeHtml zeroes the time at which it was loaded.
    defaultGcTime: Infinity,
    defaultErrorComponent: ErrorPage,
  })
  if (typeof document !== 'undefined') {
    setupNavigationFocus(router)
    // The router saves a place only after a scroll event, and misses those before it has loaded.
    router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
