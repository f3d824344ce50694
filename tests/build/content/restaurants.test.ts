import { expect, test } from 'vitest'
import { publishRestaurants, readRestaurantEntries } from '#src/build/content/restaurants.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { file, valid } from './some-list.ts'

const read = (text: string) => readRestaurantEntries({ file, text })
const publish = (entries: RestaurantEntry[]) => publishRestaurants(entries, '2026-10-01')

test('a list without a mistake is read as it stands', () => {
  expect(read(valid).map(({ slug, dishes }) => ({ slug, dishes }))).toEqual([
    { slug: 'semma-new-york', dishes: ['dosa'] },
    { slug: 'kirans-houston', dishes: ['biryani'] },
  ])
})

test('the rank of a restaurant is its position, starting at 1', () => {
  expect(publish(read(valid)).map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'Semma'],
    [2, "Kiran's"],
  ])
  expect(publish(read(valid).toReversed()).map(({ rank, name }) => [rank, name])).toEqual([
    [1, "Kiran's"],
    [2, 'Semma'],
  ])
})

test('a field that is not named does not ship', () => {
  const entries = read(valid).map((entry) => ({ ...entry, note: 'ask again in March' }))
  expect(JSON.stringify(publish(entries))).not.toContain('March')
})

test('what is for editors only does not reach the published restaurant', () => {
  expect(publish(read(valid))).toEqual([
    {
      rank: 1,
      at: [40.74, -74],
      slug: 'semma-new-york',
      name: 'Semma',
      city: 'New York',
      state: 'NY',
      priceRange: '$$$',
      cuisine: 'Indian',
      description: 'Order the dosa.',
      order: 'dosa',
    },
    {
      rank: 2,
      at: [29.74, -95.42],
      slug: 'kirans-houston',
      name: "Kiran's",
      city: 'Houston',
      state: 'TX',
      priceRange: '$$',
      cuisine: 'Indian',
      isNew: true,
      description: 'Chef’s “biryani” — and tea.',
      order: 'Hunter’s biryani',
    },
  ])
})

test.each(["'2024-09'", 'missing'])('a restaurant that opened %s is not new', (opened) => {
  const line = opened === 'missing' ? '' : `opened: ${opened}`
  const entries = read(valid.replace("opened: '2024-11'", line))
  expect(publish(entries).filter((restaurant) => 'isNew' in restaurant)).toEqual([])
})
