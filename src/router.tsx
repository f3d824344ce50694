// First, for it declares the order of the cascade layers.
import '#src/styles/global.scss'
import {
  createRouter as createTanStackRouter,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What went wrong on the server is for its log: the browser learns only that something did. */
const hiddenError = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error('The server could not render this page.'),
})

/** @param history how the browser's address is read and written; on the server each request brings its own */
export function createRouter(history?: RouterHistory) {
  const router = createTanStackRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    // Params that no route knows are dropped, so that one view has one URL.
    search: { strict: true },
    trailingSlash: 'never',
    // A path below a page is no more known than any other.
    notFoundMode: 'root',
    scrollRestoration: createScrollRestoration(),
    defaultPreload: 'intent',
    // Content changes with a new build only, and offline there is no other.
    defaultStaleTime: Infinity,
    defaultGcTime: Infinity,
    defaultErrorComponent: ErrorPage,
    defaultViewTransition: hasTransitionTypes() && { types: chooseTransition },
  })
  router.options.serializationAdapters = [hiddenError]
  return router
}

/**
 * The first page is left where it is: its HTML has restored a reload's place, and by the time the
 * script runs the visitor may have scrolled on.
 */
function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR
  return () => {
    const isLeft = isFirst
    isFirst = false
    return !isLeft
  }
}

/** Without the types the browser would also fade at every filter. */
function hasTransitionTypes(): boolean {
  return (
    typeof CSS !== 'undefined' && CSS.supports('selector(:active-view-transition-type(article))')
  )
}

interface LocationChange {
  fromLocation?: { pathname: string }
  toLocation: { pathname: string }
  pathChanged: boolean
}

const articlePath = /^\/blog\/./

/**
 * Only the way into an article and out of it is shown as one movement, unless less motion is asked
 * for. Not while another is shown: it would be cut short, which browsers report as an error.
 */
function chooseTransition({ fromLocation, toLocation, pathChanged }: LocationChange) {
  const isToArticle = articlePath.test(toLocation.pathname)
  const isFromArticle = articlePath.test(fromLocation?.pathname ?? '')
  return fromLocation !== undefined &&
    pathChanged &&
    (isToArticle || isFromArticle) &&
    !Reflect.get(document, 'activeViewTransition') &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
    ? ['article']
    : false
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
