import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

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
