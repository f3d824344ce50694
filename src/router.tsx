// Imported first, because it declares the order of the cascade layers.
import '#src/styles/global.scss'
import {
  createRouter as createTanStackRouter,
  createSerializationAdapter,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Hides what an error says from the browser. The server's log has it. */
const hiddenError = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error('The server could not render this page.'),
})

/** @param history the browser's; on the server createRequestHandler sets one for each request */
export function createRouter(history?: RouterHistory) {
  const router = createTanStackRouter({
    routeTree,
    ...(history && { history }),
    // Rewrites nothing, but makes the router spell URLs as `new URL` does. Without it, the server redirects
    // `/%5E` to itself: https://github.com/TanStack/router/issues/8041
    ...(import.meta.env.SSR && { rewrite: {} }),
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

/** Off for the first page: its inline script has done it, and by hydration the visitor may have scrolled on. */
function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR
  return () => {
    const isOn = !isFirst
    isFirst = false
    return isOn
  }
}

/** Whether view transitions have types here. Without types, one would run at every filter too. */
function hasTransitionTypes(): boolean {
  return (
    typeof CSS !== 'undefined' && CSS.supports('selector(:active-view-transition-type(detail))')
  )
}

interface LocationChange {
  fromLocation?: { pathname: string }
  toLocation: { pathname: string }
  pathChanged: boolean
}

const detailPath = /^\/(?:blog|restaurants)\/./

/**
 * Returns 'detail' into and out of the page of an article or a restaurant; else false, for no transition.
 * Also while another one runs: browsers would skip that one and report an error.
 */
function chooseTransition({ fromLocation, toLocation, pathChanged }: LocationChange) {
  return fromLocation !== undefined &&
    pathChanged &&
    [fromLocation, toLocation].some(({ pathname }) => detailPath.test(pathname)) &&
    !Reflect.get(document, 'activeViewTransition') &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
    ? ['detail']
    : false
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
