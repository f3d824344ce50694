import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewOn } from '#src/domain/restaurant/opening.ts'

test.each([
  ['2024-10', true],
  ['2024-09', false],
  ['2026-10', true],
  ['2026-11', false],
  [2024, false],
  [2025, true],
  [2026, true],
  [2027, false],
])('on October 1, 2026 a place that opened in %s: NEW is %s', (opened, isNew) => {
  expect(isNewOn(opened, '2026-10-01')).toBe(isNew)
})

test('a month that began before the two years is not new, though it may have opened late in it', () => {
  expect(isNewOn('2024-10', '2026-10-15')).toBe(false)
})

test('what is new on a list was new on every list since it opened', () => {
  const month = fc.integer({ min: 1900 * 12, max: 2099 * 12 })
  const write = (months: number) =>
    `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  fc.assert(
    fc.property(month, fc.nat(60), fc.nat(60), (opened, age, more) => {
      const isNew = (months: number) => isNewOn(write(opened), `${write(opened + months)}-01`)
      expect(isNew(age)).toBe(age <= 24)
      expect(isNew(age + more) && !isNew(age)).toBe(false)
    }),
  )
})
