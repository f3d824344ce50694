import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearby } from '#src/build/publish/restaurant-page.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const slugs = someRestaurants.map(({ slug }) => slug)
/** Degrees north of Houston's; one is 69 miles. */
const placeAll = (degrees: readonly number[]): Restaurant[] =>
  someRestaurants.map((restaurant, index) => ({
    ...restaurant,
    at: [29.7 + (degrees[index] ?? 0), -95] as const,
  }))

const near = (degrees: readonly number[], slug: string) => {
  const all = placeAll(degrees)
  return all.filter((one) => one.slug === slug).flatMap((one) => findNearby(one, all))
}

test.each([
  [
    [0, 0.5, 0.1, 0.001, 0.3, 9, 9],
    ['Musaafer, 1 mile', 'Copra, 7 miles', 'Kiran’s, 21 miles'],
  ],
  // From 100 miles on the distance is rounded to ten.
  [
    [0, 1.5, 4, 15, 20, 25, 30],
    ['Chai Pani, 100 miles', 'Copra, 280 miles', 'Musaafer, 1,040 miles'],
  ],
])('of places %j degrees away a reader sees the three nearest, in miles', (degrees, names) => {
  const found = near(degrees, 'semma-new-york')
  expect(found.map(({ name, distance }) => `${name}, ${distance}`)).toEqual(names)
})

test('wherever the restaurants are, a page shows three others, each once, nearest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.float({ min: 0, max: 30, noNaN: true }), { minLength: 7, maxLength: 7 }),
      fc.constantFrom(...slugs),
      (degrees, slug) => {
        const found = near(degrees, slug)
        expect(new Set([slug, ...found.map((one) => one.slug)]).size).toBe(4)
        const miles = found.map(({ distance }) => Number.parseInt(distance.replace(',', ''), 10))
        expect(miles).toEqual(miles.toSorted((one, other) => one - other))
      },
    ),
  )
})
