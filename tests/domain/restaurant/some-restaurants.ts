import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** What a restaurant has, but for its rank, name and place. */
export const anyRestaurant = {
  priceRange: '$$',
  cuisine: 'Indian',
  description: 'Order the dosa.',
  order: ['dosa'],
  at: [40, -100],
} satisfies Partial<Restaurant>

const rows = [
  ['semma-new-york', 'Semma', 'New York', 'NY'],
  ['chai-pani-asheville', 'Chai Pani', 'Asheville', 'NC'],
  ['copra-san-francisco', 'Copra', 'San Francisco', 'CA'],
  ['musaafer-houston', 'Musaafer', 'Houston', 'TX'],
  ['kirans-houston', 'Kiran’s', 'Houston', 'TX'],
  ['rasika-washington', 'Rasika', 'Washington', 'DC'],
  ['nadu-chicago', 'Nadu', 'Chicago', 'IL'],
] as const

/** A small list in order of rank, for tests that must not change when an editor does. */
export const someRestaurants = rows.map(([slug, name, city, state], index): Restaurant => ({
  ...anyRestaurant,
  rank: index + 1,
  slug,
  name,
  city,
  state,
}))
