// First: it declares the order of the cascade layers.
import '#src/styles/global.scss'
import {
  createRouter as createTanStackRouter,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Sends no error of the server to the browser, only that there was one: the log has the rest. */
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
    // Drops params that no route knows: one view has one URL.
    search: { strict: true },
    trailingSlash: 'never',
    // `/restaurants/semma` is as unknown as `/nope`: the same page for both.
    notFoundMode: 'root',
    scrollRestoration: createScrollRestoration(),
    defaultPreload: 'intent',
    // Content changes only with a new build, which loads a new document.
    defaultStaleTime: Infinity,
    defaultGcTime: Infinity,
    defaultErrorComponent: ErrorPage,
    defaultViewTransition: hasTransitionTypes() && { types: chooseTransition },
  })
  router.options.serializationAdapters = [hiddenError]
  return router
}

/**
 * Off for the first page. The inline script of the router has restored its scroll position, and by
 * hydration the visitor may have scrolled on.
 */
function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR
  return () => {
    const isLeft = isFirst
    isFirst = false
    return !isLeft
  }
}

/** Browsers without types would run a view transition at every filter too. */
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
 * Runs a view transition into an article and out of it, unless less motion is asked for. Not while
 * another runs: it would be skipped, which browsers report as an error.
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
