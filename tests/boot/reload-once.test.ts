// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '#src/boot/reload-once.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.useFakeTimers({ now: new Date('2026-11-01') })
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page is reloaded once a minute at the most', () => {
  expect(reloadOnce()).toBe(true)
  expect(reloadOnce()).toBe(false)
  vi.setSystemTime(Date.now() + 61_000)
  expect(reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offline there is no reload: it would end in the browser’s own error', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('where the texts cannot be kept there is no reload: they would be lost', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(reloadOnce(refuse)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without storage there is no reload: it could not be the only one', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
