import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDisplayDate, toIsoDate } from '#src/domain/article/date.ts'

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

test('almost a date is a date or a RangeError, as the check before said', () => {
  const month = fc.constantFrom('January', 'February', 'April', 'june', 'Sept', 'Smarch')
  const almost = fc
    .tuple(month, fc.integer({ min: -1, max: 40 }), fc.integer({ min: 0, max: 12_000 }))
    .map(([name, day, year]) => `${name} ${day}, ${year}`)
  fc.assert(
    fc.property(fc.oneof(almost, fc.string()), (text) => {
      let iso = ''
      try {
        iso = toIsoDate(text)
      } catch (error) {
        iso = error instanceof RangeError ? 'none' : 'another error'
      }
      expect(iso).toMatch(isDisplayDate(text) ? /^\d{4}-\d{2}-\d{2}$/ : /^none$/)
    }),
  )
})

test('a date is read into the form of machines, with zeros', () => {
  expect(toIsoDate('November 14, 2025')).toBe('2025-11-14')
  expect(toIsoDate('July 4, 2025')).toBe('2025-07-04')
})

test('February 29 is a day in a leap year only', () => {
  expect(toIsoDate('February 29, 2024')).toBe('2024-02-29')
  expect(isDisplayDate('February 29, 2025')).toBe(false)
})

test.each([
  'February 30, 2025',
  'April 31, 2025',
  '2025-11-14',
  'Nov 14, 2025',
  'november 14, 2025',
  'November 14 2025',
  'November 04, 2025',
  'November 0, 2025',
  'November 32, 2025',
  'November 14, 25',
  '14 November 2025',
  ' November 14, 2025',
  'Smarch 14, 2025',
  '',
])('%j is no date, and the error says what a date looks like', (text) => {
  expect(isDisplayDate(text)).toBe(false)
  expect(() => toIsoDate(text)).toThrow(
    new RangeError(`not a date such as 'November 14, 2025': ${text}`),
  )
})
