import { expect, test } from 'vitest'
import { fold } from '#src/domain/finding/fold.ts'
import type { View } from '#src/domain/finding/list.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { findArticles, findRestaurants } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'
import { blogMisspellings, directoryMisspellings } from './misspellings.ts'
import { seededRandom } from './random.ts'
import { mistype, randomLetters } from './typos.ts'

const { restaurants, articles } = content
const names = new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]]))
const seeds = [2, 4, 6, 8, 10, 12]
const strings = 4000

const findPlain = (query: string) => findRestaurants(restaurants, { query })
const findInBlog = (query: string) => findArticles(articles, { query })

/** Whether one of the first three cards, of help or else of the list, has the text that was meant. */
const isReached = <Item extends object>({ found, help }: View<Item>, meant: string): boolean =>
  (help && help.entries.length > 0 ? help.entries : found).slice(0, 3).some(({ item }) => {
    const state = 'state' in item ? usStates[item.state as 'NY'] : ''
    return fold(`${JSON.stringify(item)} ${state}`).includes(fold(meant))
  })

function report(name: string, count: number, missed: readonly string[]): number {
  const share = 1 - missed.length / count
  console.info(`${name}: ${count - missed.length} of ${count}, ${(share * 100).toFixed(2)} %`)
  return share
}

test.each([
  [1, 0.96],
  [2, 0.85],
])('of names, cities and states with %i slips, a share of %f is reached', (slips, least) => {
  const missed = seeds.flatMap((seed) => {
    const random = seededRandom(seed)
    return [...names]
      .map((name) => [mistype(name.toLowerCase(), slips, random), name] as const)
      .filter(([typed, name]) => !isReached(findPlain(typed), name))
      .map(([typed, name]) => `${typed} (${name})`)
  })
  const share = report(`${slips} slips`, seeds.length * names.size, missed)
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(least)
})

const pairs = (misspellings: Record<string, readonly string[]>) =>
  Object.entries(misspellings).flatMap(([meant, all]) => all.map((text) => [text, meant] as const))

test('of misspellings that people really make, 97 in 100 are reached', () => {
  const missed = [
    ...pairs(directoryMisspellings).filter(([typed, meant]) => !isReached(findPlain(typed), meant)),
    ...pairs(blogMisspellings).filter(([typed, meant]) => !isReached(findInBlog(typed), meant)),
  ].map(([typed]) => typed)
  const count = pairs(directoryMisspellings).length + pairs(blogMisspellings).length
  const share = report('real misspellings', count, missed)
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.97)
})

test.each([
  ['directory', findPlain],
  ['blog', findInBlog],
])('of random strings, 1.2 in 100 at the most are answered: %s', (name, find) => {
  const random = seededRandom(2)
  const answered = Array.from({ length: strings }, () => randomLetters(random)).filter(
    (text) => find(text).help !== undefined,
  )
  const share = 1 - report(`random strings without an answer, ${name}`, strings, answered)
  expect(share, answered.join(', ')).toBeLessThanOrEqual(0.012)
})
