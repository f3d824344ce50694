import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  stripSearchParams,
  type SearchMiddleware,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'

type Search = Record<string, string>

/**
 * Renders a view inside a router whose only route is for every path.
 * @param schema of its search params, as the route of a list has it
 */
export async function renderAt(
  path: string,
  view: () => ReactNode,
  frame: () => ReactNode = () => <Outlet />,
  schema?: { parse: (params: unknown) => Search },
) {
  const rootRoute = createRootRoute({ component: frame })
  const anyRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    ...(schema && {
      validateSearch: (params: Record<string, unknown>) => schema.parse(params),
      search: {
        middlewares: [
          stripSearchParams<Search>(schema.parse({})),
          ({ search, next }: Parameters<SearchMiddleware<Search>>[0]) => schema.parse(next(search)),
        ],
      },
    }),
    component: view,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anyRoute]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    defaultPendingMinMs: 0,
  })
  await act(() => router.load())
  await act(async () => void render(<RouterProvider<typeof router> router={router} />))
  return { goTo: (href: string) => act(() => router.navigate({ href })) }
}
