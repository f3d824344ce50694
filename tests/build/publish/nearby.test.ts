import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearby } from '#src/build/publish/nearby.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const slugs = someRestaurants.map(({ slug }) => slug)
/** Degrees north of Houston's; one is 69 miles. */
const placeAll = (degrees: readonly number[]) =>
  someRestaurants.map((restaurant, index) => ({
    ...restaurant,
    at: [29.7 + (degrees[index] ?? 0), -95] as const,
  }))
const namesNear = (degrees: readonly number[], slug: string) =>
  findNearby(placeAll(degrees), slug).map(
    ({ restaurant: { name }, distance }) => `${name}, ${distance}`,
  )

test('a reader sees the three nearest, nearest first, in miles', () => {
  expect(namesNear([0, 0.5, 0.1, 0.001, 0.3, 9, 9], 'semma-new-york')).toEqual([
    'Musaafer, 1 mile',
    'Copra, 7 miles',
    'Kiran’s, 21 miles',
  ])
})

test('the nearest may be far, and from 100 miles on the distance is rounded to ten', () => {
  expect(namesNear([0, 1.5, 4, 15, 20, 25, 30], 'semma-new-york')).toEqual([
    'Chai Pani, 100 miles',
    'Copra, 280 miles',
    'Musaafer, 1,040 miles',
  ])
})

test('wherever the restaurants are, a page shows three others, each once, nearest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.float({ min: 0, max: 30, noNaN: true }), {
        minLength: 7,
        maxLength: 7,
      }),
      fc.constantFrom(...slugs),
      (degrees, slug) => {
        const found = findNearby(placeAll(degrees), slug)
        const shown = found.map(({ restaurant }) => restaurant.slug)
        expect(new Set([slug, ...shown]).size).toBe(4)
        const miles = found.map(({ distance }) => Number.parseInt(distance.replace(',', ''), 10))
        expect(miles).toEqual(miles.toSorted((one, other) => one - other))
      },
    ),
  )
})

test('a short list repeats no restaurant', () => {
  const two = placeAll([]).slice(0, 2)
  expect(findNearby(two, 'semma-new-york').map((one) => one.restaurant.name)).toEqual(['Chai Pani'])
})
