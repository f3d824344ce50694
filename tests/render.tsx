import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { act, cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

// What is waited for comes on a busy machine too.
configure({ asyncUtilTimeout: 30_000 })

beforeAll(() => {
  // Makes React warn of every update that a test did not wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom lacks these.
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`) })
})
afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(cleanup)

interface ViewOptions {
  /** The path of the only page. */
  path?: string
  validateSearch?: (params: Record<string, unknown>) => Record<string, string>
  search?: { middlewares: SearchMiddleware<Record<string, string>>[] }
}

/**
 * Renders a view at an address, inside a router that knows every path, or the one of its options.
 * @param frame stands around the view and stays when the address changes
 * @param options of the view's route
 */
export async function renderAt(
  path: string,
  view: () => ReactNode,
  frame: () => ReactNode = () => <Outlet />,
  options: ViewOptions = {},
) {
  const rootRoute = createRootRoute({ component: frame })
  const anyRoute = createRoute({
    path: '$',
    ...options,
    getParentRoute: () => rootRoute,
    component: view,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anyRoute]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    defaultPendingMinMs: 0,
  })
  await act(async () => {
    await router.load()
  })
  render(<RouterProvider<typeof router> router={router} />)
  return {
    /** Follows a link, as it were. */
    goTo: (href: string) => act(() => router.navigate({ href })),
    goBack: () =>
      act(async () => {
        router.history.back()
        await router.load()
      }),
    router,
  }
}
