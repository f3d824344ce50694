// First, for it declares the order of the cascade layers.
import '#src/styles/global.scss'
import {
  createRouter as createTanStackRouter,
  createSerializationAdapter,
} from '@tanstack/react-router'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What went wrong on the server is for its log: the browser learns only that something did. */
const hiddenError = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error('The server could not make this page.'),
})

export function createRouter() {
  const router = createTanStackRouter({
    routeTree,
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    // Params that no route knows are dropped, so that one view has one URL.
    search: { strict: true },
    trailingSlash: 'never',
    // A path below a page is no more known than any other.
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Content changes with a new build only.
    defaultStaleTime: Infinity,
    defaultErrorComponent: ErrorPage,
  })
  router.options.serializationAdapters = [hiddenError]
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
