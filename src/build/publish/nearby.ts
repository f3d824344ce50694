import { geoDistance } from 'd3-geo'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const earthRadiusMiles = 3958.8
const maxCount = 3

export interface Neighbor {
  restaurant: Restaurant
  /** '4 miles', in a straight line */
  distance: string
}

/** Returns the nearest restaurants of the list, however far. */
export function findNearby(restaurants: readonly Restaurant[], slug: string): Neighbor[] {
  const here = restaurants.find((one) => one.slug === slug)
  return restaurants
    .filter((one) => one !== here)
    .map((restaurant) => ({ restaurant, miles: milesBetween(here, restaurant) }))
    .toSorted((a, b) => a.miles - b.miles || a.restaurant.rank - b.restaurant.rank)
    .slice(0, maxCount)
    .map(({ restaurant, miles }) => ({ restaurant, distance: formatMiles(miles) }))
}

function milesBetween(one: Restaurant | undefined, other: Restaurant): number {
  return one?.at && other.at
    ? geoDistance([one.at[1], one.at[0]], [other.at[1], other.at[0]]) * earthRadiusMiles
    : Infinity
}

const mileFormat = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'mile',
  unitDisplay: 'long',
})

function formatMiles(miles: number): string {
  const step = miles < 100 ? 1 : 10
  return mileFormat.format(Math.max(1, Math.round(miles / step) * step))
}
