import { geoDistance } from 'd3-geo'
import type { Places } from '#src/domain/restaurant/place.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const earthRadiusMiles = 3958.8
const reachMiles = 60
const maxCount = 3

export interface Neighbor {
  restaurant: Restaurant
  /** '4 miles'; undefined for one that is only next in rank. */
  distance?: string
}

/**
 * The nearest restaurants within 60 miles, at most three, nearest first. Where there are none, the three
 * that follow in rank, from the top again after the last.
 */
export function findNearby(
  restaurants: readonly Restaurant[],
  places: Places,
  slug: string,
): Neighbor[] {
  const others = restaurants.filter((one) => one.slug !== slug)
  const here = places[slug]
  const near = others
    .flatMap((restaurant) => {
      const there = places[restaurant.slug]
      return here && there
        ? [{ restaurant, miles: geoDistance(toPoint(here), toPoint(there)) * earthRadiusMiles }]
        : []
    })
    .filter(({ miles }) => miles <= reachMiles)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, maxCount)
  if (near.length > 0) {
    return near.map(({ restaurant, miles }) => ({ restaurant, distance: formatMiles(miles) }))
  }
  const index = restaurants.findIndex((one) => one.slug === slug)
  return [...others.slice(index), ...others.slice(0, index)]
    .slice(0, maxCount)
    .map((restaurant) => ({ restaurant }))
}

function toPoint({ latitude, longitude }: Places[string]): [number, number] {
  return [longitude, latitude]
}

function formatMiles(miles: number): string {
  const rounded = Math.max(1, Math.round(miles))
  return rounded === 1 ? '1 mile' : `${rounded} miles`
}
