import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import '#tests/render.tsx'

export const address = (query: string, state = 'CA') => `/list${writeQueryString({ state, query })}`

/** A box, and a router that renders a URL only when the test lets it. */
export function openBox(initial = '', reactStrictMode = false) {
  const history = createMemoryHistory({ initialEntries: ['/', address(initial)] })
  const rootRoute = createRootRoute()
  const router = createRouter({
    routeTree: rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '$' })]),
    history,
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
  })
  const writes: string[] = []
  const queryOfUrl = () => parseQueryString(history.location.search).query ?? ''
  history.subscribe(({ action, location }) => {
    // As the router does when it begins to load a URL.
    router.updateLatestLocation()
    if (action.type === 'REPLACE' && location.state.isTyped) {
      writes.push(queryOfUrl())
    }
  })
  const { result, rerender, unmount } = renderHook(({ query }) => useQueryBox('/list', query), {
    initialProps: { query: initial },
    reactStrictMode,
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
  return {
    writes,
    unmount,
    history,
    queryOfUrl,
    box: () => result.current,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    flush: () => act(() => result.current.flush()),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    /** The page of a URL with this text is rendered. */
    render: (query: string) => rerender({ query }),
    /** A link was followed; its page is still to be rendered. */
    follow: (href: string) => act(async () => history.push(href)),
    goBack: () => act(async () => history.back()),
    /** Another part of the page has changed the URL of its own. */
    replace: (href: string) => act(async () => history.replace(href)),
  }
}
