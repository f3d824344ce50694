import { geoDistance } from 'd3-geo'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

const earthRadiusMiles = 3958.8

export const nearbyMiles = 40

/** In a straight line. */
export const milesBetween = (one: Restaurant['at'], other: Restaurant['at']): number =>
  earthRadiusMiles * geoDistance([one[1], one[0]], [other[1], other[0]])

/** '1 mile', '340 miles', '2,390 miles' */
function formatMiles(miles: number): string {
  const step = miles < 100 ? 1 : 10
  const rounded = Math.max(1, Math.round(miles / step) * step)
  // Not Intl.NumberFormat: its data takes a phone 50 ms to load.
  return rounded === 1 ? '1 mile' : `${String(rounded).replace(/\B(?=\d{3}$)/, ',')} miles`
}

/** With the miles to each, the nearest first. */
export const sortByDistance = <One extends { item: Restaurant }>(
  center: Restaurant['at'],
  matches: readonly One[],
) =>
  matches
    .map((match) => {
      const miles = milesBetween(center, match.item.at)
      return { ...match, miles, distance: formatMiles(miles) }
    })
    .toSorted((a, b) => a.miles - b.miles || a.item.rank - b.item.rank)
