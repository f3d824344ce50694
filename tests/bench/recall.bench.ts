import { expect, test } from 'vitest'
import { blog, directory, directoryNames } from './lists.ts'
import { blogMisspellings, directoryMisspellings } from './misspellings.ts'
import { isReached, measureNoise, measureRecall, type Recall } from './recall.ts'

// Even ones: the limits in suggest.ts were tuned on odd seeds.
const seeds = [2, 4, 6, 8, 10, 12]
const strings = 4000

function share({ tried, reached }: Recall): number {
  return reached / tried
}

function tell(name: string, recall: Recall): void {
  console.info(
    `${name}: ${recall.reached} of ${recall.tried}, ${(share(recall) * 100).toFixed(2)} %`,
  )
}

test('of names with one slip, 97 in 100 are reached', () => {
  const recall = measureRecall(directory, directoryNames, 1, seeds)
  tell('one slip', recall)
  expect(share(recall), recall.missed.join(', ')).toBeGreaterThanOrEqual(0.97)
})

test('of names with two slips, 85 in 100 are reached', () => {
  const recall = measureRecall(directory, directoryNames, 2, seeds)
  tell('two slips', recall)
  expect(share(recall), recall.missed.join(', ')).toBeGreaterThanOrEqual(0.85)
})

test('every misspelling that people really make is reached', () => {
  const missed = [
    ...directoryMisspellings.filter(([typed, meant]) => !isReached(directory, typed, meant)),
    ...blogMisspellings.filter(([typed, meant]) => !isReached(blog, typed, meant)),
  ]
  console.info(
    `real misspellings: ${directoryMisspellings.length} + ${blogMisspellings.length}, missed ${missed.length}`,
  )
  expect(missed).toEqual([])
})

test.each([
  ['directory', () => measureNoise(directory, strings, 2)],
  ['blog', () => measureNoise(blog, strings, 2)],
])('of random letters, one in 100 at the most gets a suggestion: %s', (name, measure) => {
  const noise = measure()
  tell(`random letters, ${name}`, noise)
  expect(share(noise), noise.missed.join(', ')).toBeLessThanOrEqual(0.01)
})
