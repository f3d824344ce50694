import { expect, test } from 'vitest'
import { publishRestaurants, readRestaurantEntries } from '#src/build/content/read-restaurants.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { file, valid } from './some-list.ts'

const read = (text: string) => readRestaurantEntries({ file, text })
const publish = (entries: RestaurantEntry[]) => publishRestaurants(entries, '2026-10-01')

test('restaurants ship in their order, with their ranks and without fields for editors', () => {
  const entries = read(valid).map((entry) => ({ ...entry, note: 'ask again in March' }))
  expect(publish(entries)).toEqual([
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
      order: ['dosa'],
    },
    {
      rank: 2,
      at: [29.74, -95.42],
      slug: 'kirans-houston',
      name: 'Kiran’s',
      unconfirmedSince: 2023,
      city: 'Houston',
      state: 'TX',
      priceRange: '$$',
      cuisine: 'Indian',
      isNew: true,
      description: 'Chef’s “biryani” — and tea.',
      order: ['Hunter’s biryani'],
    },
  ])
})
