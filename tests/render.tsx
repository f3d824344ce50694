import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { followLinks } from '#src/boot/follow-links.ts'
import { pageState } from '#src/boot/page-state.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

let currentRouter: AnyRouter
pageState().hydrated = ''
followLinks({
  navigate: (options) => currentRouter.navigate(options),
  preloadRoute: async () => undefined,
})

interface ViewOptions {
  path?: string
  validateSearch?: (params: Record<string, unknown>) => Record<string, string>
  search?: { middlewares: SearchMiddleware<Record<string, string>>[] }
}

/** Renders a view inside a router whose only route is for every path, or the one of the options. */
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
  currentRouter = router
  await act(async () => {
    await router.load()
  })
  render(<RouterProvider<typeof router> router={router} />)
  return {
    goTo: (href: string) => act(() => router.navigate({ href })),
    goBack: () =>
      act(async () => {
        router.history.back()
        await router.load()
      }),
    router,
  }
}
