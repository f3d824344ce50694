// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import '#tests/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  delete document.documentElement.dataset.held
  vi.useRealTimers()
})

const address = (query: string, state = 'CA') => `/list${writeQueryString({ state, query })}`

/** A box, and a router that renders a URL only when the test lets it. */
function openBox(initial = '', reactStrictMode = false) {
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

test('the box begins with the text of the URL', () => {
  expect(openBox('dosa').box()).toMatchObject({ text: 'dosa', isTyped: false })
})

test('the box shows what is typed at once, the URL follows later', () => {
  const box = openBox()
  box.type('d')
  expect([box.text(), box.box().isTyped, box.writes]).toEqual(['d', true, []])
  box.wait(500)
  expect(box.writes).toEqual(['d'])
})

test('the URL keeps its other params and its place in the history, and knows who wrote it', () => {
  const box = openBox()
  box.type('dosa')
  box.wait(500)
  expect(box.history.location.href).toBe('/list?state=CA&query=dosa')
  expect(box.history.location.state.isTyped).toBe(true)
  expect(box.history.length).toBe(2)
})

test('however fast the keys, the URL is written once in 500 ms', () => {
  const box = openBox()
  for (let key = 1; key <= 100; key += 1) {
    box.type('a'.repeat(key))
    box.wait(50)
  }
  box.wait(500)
  expect(box.writes.length).toBeGreaterThan(1)
  expect(box.writes.length).toBeLessThanOrEqual((100 * 50) / 500 + 1)
  expect(box.writes.at(-1)).toBe('a'.repeat(100))
})

test('leaving the box or pressing Enter writes at once, and once', () => {
  const box = openBox()
  box.type('dosa')
  box.flush()
  expect(box.writes).toEqual(['dosa'])
  box.wait(10_000)
  expect(box.writes).toEqual(['dosa'])
})

test('what the URL says already is not written', () => {
  const box = openBox('dosa')
  box.flush()
  box.type('dosai')
  box.type('dosa')
  box.wait(1000)
  expect(box.writes).toEqual([])
})

test('spaces around a text stay in the box and do not reach the URL', () => {
  const box = openBox('dosa')
  box.type('dosa ')
  box.wait(1000)
  expect([box.text(), box.writes]).toEqual(['dosa ', []])
})

test('a late write of our own does not overwrite newer typing', () => {
  const box = openBox()
  box.type('do')
  box.wait(1000)
  box.type('dosa')
  box.render('do')
  expect(box.text()).toBe('dosa')
  box.wait(1000)
  expect(box.writes).toEqual(['do', 'dosa'])
})

test('a change from outside wins over what is typed, and what was to be written is dropped', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow(address('idli'))
  // Text and filters of a view come on the page together.
  expect(box.text()).toBe('dosai')
  box.render('idli')
  expect(box.box()).toMatchObject({ text: 'idli', isTyped: false })
  box.wait(10_000)
  expect(box.writes).toEqual([])
})

test('a link that keeps the text drops the typing that the URL does not have yet', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow(address('dosa', 'NY'))
  expect(box.text()).toBe('dosa')
  box.wait(10_000)
  expect(box.history.location.href).toBe('/list?state=NY&query=dosa')
})

test('what is typed after a link is followed goes on, in the view of that link', async () => {
  const box = openBox('dosa')
  await box.follow(address('idli', 'NY'))
  box.type('dosai')
  box.render('idli')
  expect(box.text()).toBe('dosai')
  box.wait(500)
  expect(box.history.location.href).toBe('/list?state=NY&query=dosai')
})

test('Back to a text that was once typed brings that text', async () => {
  const box = openBox()
  box.type('dosa')
  box.wait(500)
  box.render('dosa')
  await box.follow(address(''))
  box.render('')
  expect(box.text()).toBe('')
  await box.goBack()
  box.render('dosa')
  expect(box.box()).toMatchObject({ text: 'dosa', isTyped: false })
})

test('another part of the page may replace the URL, and its text comes into the box', async () => {
  const box = openBox('dosa')
  await box.replace(address(''))
  box.render('')
  expect(box.text()).toBe('')
})

test('the URL that a held page comes to only now does not take what was typed meanwhile', async () => {
  document.documentElement.dataset.held = ''
  const box = openBox()
  box.type('idli')
  await box.replace(address('dosa'))
  box.render('dosa')
  expect(box.text()).toBe('idli')
  box.wait(500)
  expect(box.queryOfUrl()).toBe('idli')
})

test('the URL that a held page comes to only now fills a box in which nothing was typed', async () => {
  document.documentElement.dataset.held = ''
  const box = openBox()
  await box.replace(address('dosa'))
  box.render('dosa')
  expect(box.text()).toBe('dosa')
})

test('what is typed while a followed link still loads its page is not written over that', async () => {
  const box = openBox('dosa')
  box.type('dosai')
  await box.follow('/contact')
  box.type('dosaii')
  box.flush()
  box.wait(1000)
  expect(box.writes).toEqual([])
})

test('a box that is gone writes nothing', () => {
  const box = openBox()
  box.type('dosa')
  box.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('an effect that React runs twice writes no more, and leaves nothing behind', async () => {
  const box = openBox('dosa', true)
  box.type('dosai')
  box.wait(1000)
  expect(box.writes).toEqual(['dosai'])
  box.render('dosai')
  await box.follow(address('idli'))
  box.render('idli')
  expect(box.text()).toBe('idli')
  box.type('idlis')
  box.unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(box.writes).toEqual(['dosai'])
})

type Step =
  | { do: 'type'; text: string }
  | { do: 'wait'; milliseconds: number }
  | { do: 'flush' }
  /** The page of the URL is rendered. */
  | { do: 'render' }
  | { do: 'follow' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('type'),
      text: fc.constantFrom('', 'a', 'ab', 'ab ', 'b'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), milliseconds: fc.nat(800) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flush') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('render') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('follow') }) },
)

test('however typing, writing and navigation interleave, the last to speak is in the box', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const box = openBox()
      let expected = ''
      /** The text of a followed link that is not on the page yet. */
      let awaited: string | undefined
      let url = ''
      let seen = 0
      let links = 0
      const takeWrites = () => {
        for (const written of box.writes.slice(seen)) {
          // Never what the URL says.
          expect(written).not.toBe(url)
          url = written
        }
        seen = box.writes.length
        expect(box.queryOfUrl()).toBe(url)
      }
      const render = () => {
        box.render(url)
        expected = awaited ?? expected
        awaited = undefined
      }

      for (const one of steps) {
        switch (one.do) {
          case 'type':
            expected = one.text
            awaited = undefined
            box.type(one.text)
            break
          case 'wait':
            box.wait(one.milliseconds)
            break
          case 'flush':
            box.flush()
            break
          case 'render':
            render()
            break
          case 'follow':
            links += 1
            url = `link ${links}`
            awaited = url
            await box.follow(address(url))
            break
        }
        takeWrites()
        expect(box.text()).toBe(expected)
      }

      box.wait(1000)
      takeWrites()
      render()
      expect(box.text()).toBe(expected)
      expect(url).toBe(toQueryText(expected))
      cleanup()
    }),
  )
})
