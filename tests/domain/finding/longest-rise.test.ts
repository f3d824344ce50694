import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLongestRise } from '#src/domain/finding/longest-rise.ts'

const anyNumbers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 })

/** Tries every part. */
function countLongest(numbers: readonly number[], above = -Infinity): number {
  const [first, ...rest] = numbers
  if (first === undefined) {
    return 0
  }
  const without = countLongest(rest, above)
  return first > above ? Math.max(without, 1 + countLongest(rest, first)) : without
}

const take = (numbers: readonly number[]) => {
  const rise = findLongestRise(numbers)
  return numbers.filter((_, index) => rise.has(index))
}

test('what stays rises from each number to the next', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const rise = take(numbers)
      expect(rise).toHaveLength(findLongestRise(numbers).size)
      expect(rise).toEqual([...new Set(rise)].toSorted((a, b) => a - b))
    }),
  )
})

test('it is as long as any part that rises', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      expect(findLongestRise(numbers).size).toBe(countLongest(numbers))
    }),
  )
})

test.each([
  [[], []],
  [[3], [3]],
  [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
  [[3, 2, 1, 0], [0]],
  // One is brought forward, the rest stays.
  [
    [4, 0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
  [
    [0, 2, 3, 1, 4],
    [0, 2, 3, 4],
  ],
])('of %j it is %j', (numbers, rise) => {
  expect(take(numbers)).toEqual(rise)
})
