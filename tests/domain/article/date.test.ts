import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { hasBegun, isDisplayDate, toIsoDate } from '#src/domain/article/date.ts'

const anyDay = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('every day, written for readers, is read back as that day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const display = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      expect(toIsoDate(display)).toBe(day.toISOString().slice(0, 10))
      expect(isDisplayDate(display)).toBe(true)
    }),
  )
})

test.each([
  'February 29, 2025',
  'April 31, 2025',
  '2025-11-14',
  'november 14, 2025',
  'November 04, 2025',
  ' November 14, 2025',
  '',
])('%j is not a date as readers see it', (text) => {
  expect(isDisplayDate(text)).toBe(false)
})

afterEach(() => vi.useRealTimers())

test.each([
  ['November 26, 2026', '2026-11-25T10:00Z', true],
  ['November 26, 2026', '2026-11-25T09:59Z', false],
  ['November 14, 2052', '2026-11-25T10:00Z', false],
])('%s has begun somewhere at %s: %s', (date, now, begun) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(hasBegun(date)).toBe(begun)
})
