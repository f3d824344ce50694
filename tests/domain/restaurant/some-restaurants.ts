import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const rest = {
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'Order the dosa.',
  order: ['dosa'],
  at: [40, -100],
} satisfies Partial<Restaurant>

/** A small list in order of rank, for tests that must not change when an editor does. */
export const someRestaurants: readonly Restaurant[] = [
  { ...rest, rank: 1, slug: 'semma-new-york', name: 'Semma', city: 'New York', state: 'NY' },
  {
    ...rest,
    rank: 2,
    slug: 'chai-pani-asheville',
    name: 'Chai Pani',
    city: 'Asheville',
    state: 'NC',
  },
  {
    ...rest,
    rank: 3,
    slug: 'copra-san-francisco',
    name: 'Copra',
    city: 'San Francisco',
    state: 'CA',
  },
  { ...rest, rank: 4, slug: 'musaafer-houston', name: 'Musaafer', city: 'Houston', state: 'TX' },
  { ...rest, rank: 5, slug: 'kirans-houston', name: 'Kiran’s', city: 'Houston', state: 'TX' },
  { ...rest, rank: 6, slug: 'rasika-washington', name: 'Rasika', city: 'Washington', state: 'DC' },
  { ...rest, rank: 7, slug: 'nadu-chicago', name: 'Nadu', city: 'Chicago', state: 'IL' },
]
