// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { address, openBox } from './open-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
