import { geoDistance } from 'd3-geo'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const earthRadiusMiles = 3958.8
const reachMiles = 60
const maxCount = 3

export interface Neighbor {
  restaurant: Restaurant
  /** '4 miles'; undefined if it is only next in rank */
  distance?: string
}

/** Returns the nearest restaurants, or if none is near, the next in rank, after the last the first. */
export function findNearby(restaurants: readonly Restaurant[], slug: string): Neighbor[] {
  const index = restaurants.findIndex((one) => one.slug === slug)
  const others = [...restaurants.slice(index + 1), ...restaurants.slice(0, index)]
  const near = others
    .map((restaurant) => ({ restaurant, miles: milesBetween(restaurants[index], restaurant) }))
    .filter(({ miles }) => miles <= reachMiles)
    .toSorted((a, b) => a.miles - b.miles || a.restaurant.rank - b.restaurant.rank)
    .map(({ restaurant, miles }) => ({ restaurant, distance: formatMiles(miles) }))
  return (near.length > 0 ? near : others.map((restaurant) => ({ restaurant }))).slice(0, maxCount)
}

function milesBetween(one: Restaurant | undefined, other: Restaurant): number {
  return one?.at && other.at
    ? geoDistance([one.at[1], one.at[0]], [other.at[1], other.at[0]]) * earthRadiusMiles
    : Infinity
}

function formatMiles(miles: number): string {
  const rounded = Math.max(1, Math.round(miles))
  return rounded === 1 ? '1 mile' : `${rounded} miles`
}
