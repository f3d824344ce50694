import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearby } from '#src/build/content/publish/nearby.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const slugs = someRestaurants.map(({ slug }) => slug)
/** Degrees north of Houston's; one is 69 miles. */
const placeAll = (degrees: readonly number[]) =>
  someRestaurants.map((restaurant, index) => ({
    ...restaurant,
    at: [29.7 + (degrees[index] ?? 0), -95] as const,
  }))
const namesNear = (degrees: readonly number[], slug: string) =>
  findNearby(placeAll(degrees), slug).map(({ restaurant: { name }, distance }) =>
    distance === undefined ? name : `${name}, ${distance}`,
  )

test('a reader sees at most the three nearest, nearest first, in miles', () => {
  expect(namesNear([0, 0.5, 0.1, 0.001, 0.3, 9, 9], 'semma-new-york')).toEqual([
    'Musaafer, 1 mile',
    'Copra, 7 miles',
    "Kiran's, 21 miles",
  ])
})

test('more than 60 miles is not near', () => {
  expect(namesNear([0, 0.86, 0.88, 9, 9, 9, 9], 'semma-new-york')).toEqual(['Chai Pani, 59 miles'])
})

const apart = [0, 2, 4, 6, 8, 10, 12]

test('where none is near, the next in rank are shown, after the last the first', () => {
  expect(namesNear(apart, 'semma-new-york')).toEqual(['Chai Pani', 'Copra', 'Musaafer'])
  expect(namesNear(apart, 'rasika-washington')).toEqual(['Nadu', 'Semma', 'Chai Pani'])
  expect(namesNear(apart, 'nadu-chicago')).toEqual(['Semma', 'Chai Pani', 'Copra'])
})

test('wherever the restaurants are, a page shows one to three others, each once, nearest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.float({ min: 0, max: 3, noNaN: true }), {
        minLength: 7,
        maxLength: 7,
      }),
      fc.constantFrom(...slugs),
      (degrees, slug) => {
        const found = findNearby(placeAll(degrees), slug)
        const shown = found.map(({ restaurant }) => restaurant.slug)
        expect([1, 2, 3]).toContain(shown.length)
        expect(new Set([slug, ...shown]).size).toBe(shown.length + 1)
        const miles = found.map(({ distance = '0' }) => Number.parseInt(distance, 10))
        expect(miles).toEqual(miles.toSorted((one, other) => one - other))
        expect(Math.max(...miles)).toBeLessThanOrEqual(60)
      },
    ),
  )
})

test('a short list repeats no restaurant', () => {
  const two = placeAll(apart).slice(0, 2)
  expect(findNearby(two, 'semma-new-york').map((one) => one.restaurant.name)).toEqual(['Chai Pani'])
})
