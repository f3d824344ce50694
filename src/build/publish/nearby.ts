import { formatMiles } from '#src/domain/directory/distance.ts'
import { sortByDistance } from '#src/domain/directory/places.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const maxCount = 3

export interface Neighbor {
  restaurant: Restaurant
  /** '4 miles', in a straight line */
  distance: string
}

/** Returns the nearest restaurants of the list, however far. */
export function findNearby(restaurants: readonly Restaurant[], slug: string): Neighbor[] {
  const here = restaurants.find((one) => one.slug === slug)
  return (here?.at ? sortByDistance(here.at, restaurants) : [])
    .filter(({ restaurant }) => restaurant !== here)
    .slice(0, maxCount)
    .map(({ restaurant, miles }) => ({ restaurant, distance: formatMiles(miles) }))
}
