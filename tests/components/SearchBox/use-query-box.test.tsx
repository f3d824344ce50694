// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import '#tests/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A box, and a URL that shows what is written only when the test lets it. */
function openBox(initial = '', reactStrictMode = false) {
  const writes: string[] = []
  const write = (query: string) => void writes.push(query)
  const address = (query: string) => `/${writeQueryString({ query })}`
  const history = createMemoryHistory({ initialEntries: [address(initial)] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const { result, rerender, unmount } = renderHook(({ query }) => useQueryBox(query, write), {
    initialProps: { query: initial },
    reactStrictMode,
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
  const show = (query: string, go: () => void) => {
    act(go)
    rerender({ query })
  }
  return {
    writes,
    unmount,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    flush: () => act(() => result.current.flush()),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    /** One of our writes has reached the address bar. */
    urlShows: (query: string) => show(query, () => history.replace(address(query))),
    /** A link to another page was followed, and that page still loads. */
    pathShows: (path: string) => act(() => history.push(path)),
    /** A link was followed. */
    linkShows: (query: string) => show(query, () => history.push(address(query))),
  }
}

test('the box begins with the text of the URL', () => {
  expect(openBox('dosa').text()).toBe('dosa')
})

test('the box shows what is typed at once, the URL follows later', () => {
  const box = openBox()
  box.type('d')
  expect([box.text(), box.writes]).toEqual(['d', []])
  box.wait(1000)
  expect(box.writes).toEqual(['d'])
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
  box.urlShows('do')
  expect(box.text()).toBe('dosa')
  box.wait(1000)
  expect(box.writes).toEqual(['do', 'dosa'])
})

test('a change from outside wins over what is typed, and what was to be written is dropped', () => {
  const box = openBox('dosa')
  box.type('dosai')
  box.linkShows('idli')
  expect(box.text()).toBe('idli')
  box.wait(10_000)
  expect(box.writes).toEqual([])
})

test('what is typed while a followed link still loads its page is not written over that', () => {
  const box = openBox('dosa')
  box.pathShows('/contact')
  box.type('dosai')
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

test('an effect that React runs twice writes no more, and leaves nothing behind', () => {
  const box = openBox('dosa', true)
  box.type('dosai')
  box.wait(1000)
  expect(box.writes).toEqual(['dosai'])
  box.urlShows('dosai')
  box.linkShows('idli')
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
  /** The URL shows the next of our writes, or the last at once. */
  | { do: 'land'; isLast: boolean }
  | { do: 'outside' }

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
  { weight: 3, arbitrary: fc.record({ do: fc.constant('land'), isLast: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outside') }) },
)

test('however typing, writing and navigation interleave, the last to speak is in the box', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const box = openBox()
      let url = ''
      let expected = ''
      let seen = 0
      let underway: string[] = []
      let outside = 0
      const takeWrites = () => {
        for (const written of box.writes.slice(seen)) {
          // Never what the URL says, or is about to say.
          expect(written).not.toBe(underway.at(-1) ?? url)
          underway.push(written)
        }
        seen = box.writes.length
      }
      const land = (isLast: boolean) => {
        const landed = isLast ? underway.at(-1) : underway[0]
        if (landed !== undefined) {
          url = landed
          underway = isLast ? [] : underway.slice(1)
          box.urlShows(url)
        }
      }

      for (const one of steps) {
        switch (one.do) {
          case 'type':
            expected = one.text
            box.type(one.text)
            break
          case 'wait':
            box.wait(one.milliseconds)
            break
          case 'flush':
            box.flush()
            break
          case 'land':
            land(one.isLast)
            break
          case 'outside':
            outside += 1
            url = `link ${outside}`
            expected = url
            underway = []
            box.linkShows(url)
            break
        }
        takeWrites()
        expect(box.text()).toBe(expected)
      }

      box.wait(1000)
      takeWrites()
      land(true)
      expect(url).toBe(toQueryText(expected))
      cleanup()
    }),
  )
})
