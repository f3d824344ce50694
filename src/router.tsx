// First, for it declares the order of the cascade layers.
import '#src/styles/global.scss'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

export function createRouter() {
  return createTanStackRouter({
    routeTree,
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    // Params that no route knows are dropped, so that one view has one URL.
    search: { strict: true },
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Content changes with a new build only.
    defaultStaleTime: Infinity,
    defaultErrorComponent: ErrorPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
