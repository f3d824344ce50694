import { expect, test } from 'vitest'
import { publishRestaurants } from '#src/build/content/publish-restaurants.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { readList, valid } from './some-list.ts'

const publish = (entries: RestaurantEntry[]) => publishRestaurants(entries, '2026-10-01')

test('restaurants ship in their order, with their ranks and without fields for editors', () => {
  const entries = readList(valid).map((entry) => ({ ...entry, note: 'ask again in March' }))
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
