import { expect, test } from 'vitest'
import { misspellingCost } from '#src/domain/finding/spelling.ts'

test('a text is no slip away from itself, and both directions of a swap cost the same', () => {
  expect(misspellingCost('semma', 'semma', 3)).toBe(0)
  expect(misspellingCost('smema', 'semma', 3)).toBe(misspellingCost('semma', 'smema', 3))
  expect(misspellingCost('rasikka', 'rasika', 3)).toBeLessThan(1)
  expect(misspellingCost('xqzjv', 'semma', 2)).toBe(Infinity)
})
