import { expect, test } from 'vitest'
import { isNewOn } from '#src/domain/restaurant/years.ts'

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
