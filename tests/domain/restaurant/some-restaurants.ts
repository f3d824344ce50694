import type { Restaurant } from '#src/domain/restaurant/schema.ts'

const rest = {
  slug: 'some-restaurant',
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'Order the dosa.',
  order: 'dosa',
} as const

/** A small list in order of rank, for tests that must not change when an editor does. */
export const someRestaurants: readonly Restaurant[] = [
  { ...rest, rank: 1, name: 'Semma', city: 'New York', state: 'NY' },
  { ...rest, rank: 2, name: 'Chai Pani', city: 'Asheville', state: 'NC' },
  { ...rest, rank: 3, name: 'Copra', city: 'San Francisco', state: 'CA' },
  { ...rest, rank: 4, name: 'Musaafer', city: 'Houston', state: 'TX' },
  { ...rest, rank: 5, name: "Kiran's", city: 'Houston', state: 'TX' },
  { ...rest, rank: 6, name: 'Rasika', city: 'Washington', state: 'DC' },
  { ...rest, rank: 7, name: 'Nadu', city: 'Chicago', state: 'IL' },
]
