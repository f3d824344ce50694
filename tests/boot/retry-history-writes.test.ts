// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryHistoryWrites } from '#src/boot/retry-history-writes.ts'

const write = history.replaceState.bind(history)
/** How many of the next writes the browser refuses, as Safari does above 100 in 30 s. */
let refusals = 0
let error: Error

beforeEach(() => {
  vi.useFakeTimers()
  refusals = 0
  error = new DOMException('too many', 'SecurityError')
  history.replaceState = (...entry) => {
    refusals -= 1
    if (refusals >= 0) {
      throw error
    }
    write(...entry)
  }
  retryHistoryWrites()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a refused write is tried again until it succeeds', () => {
  refusals = 2
  history.replaceState(null, '', '/restaurants?query=dosa')
  expect(location.search).toBe('')
  vi.runAllTimers()
  expect(location.search).toBe('?query=dosa')
})

test('a newer write takes its place', () => {
  refusals = 1
  history.replaceState(null, '', '/restaurants?query=do')
  history.replaceState(null, '', '/restaurants?query=dosa')
  vi.runAllTimers()
  expect(location.search).toBe('?query=dosa')
})

test('what is refused for another reason is thrown', () => {
  refusals = 1
  error = new DOMException('not clonable', 'DataCloneError')
  expect(() => history.replaceState(null, '', '/')).toThrow('not clonable')
})
