import { expect, test } from 'vitest'
import { blog, directory, directoryNames } from '#tests/bench/lists.ts'
import { blogMisspellings, directoryMisspellings } from '#tests/bench/misspellings.ts'
import { isReached, measureNoise, measureRecall } from '#tests/bench/recall.ts'

test.each(directoryMisspellings)('%s reaches %s in the directory', (typed, meant) => {
  expect(isReached(directory, typed, meant)).toBe(true)
})

test.each(blogMisspellings)('%s reaches %s on the blog', (typed, meant) => {
  expect(isReached(blog, typed, meant)).toBe(true)
})

test('a small sample of slips and of nonsense holds to the targets (npm run bench has the rest)', () => {
  const one = measureRecall(directory, directoryNames, 1, [14])
  const two = measureRecall(directory, directoryNames, 2, [14])
  const noise = measureNoise(directory, 500, 14)
  expect(one.reached / one.tried).toBeGreaterThanOrEqual(0.97)
  expect(two.reached / two.tried).toBeGreaterThanOrEqual(0.85)
  expect(noise.reached / noise.tried).toBeLessThanOrEqual(0.01)
})
