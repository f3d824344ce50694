import { geoPath } from 'd3-geo'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export interface Place extends Pick<Restaurant, 'rank' | 'name' | 'city' | 'state'> {
  point: Point
}

export interface Cluster {
  places: readonly [Place, ...Place[]]
  /** The middle of the places. */
  point: Point
}

/** Groups places of one state, in order of rank, that are no farther than `reach` from the next. */
export function clusterPlaces([first, ...places]: readonly Place[], reach: number): Cluster[] {
  if (first === undefined) {
    return []
  }
  const group = new Set([first])
  // Also visits the places that the loop adds.
  for (const member of group) {
    places
      .filter((place) => place.state === first.state && distance(place, member) <= reach)
      .forEach((place) => group.add(place))
  }
  const others = places.filter((place) => !group.has(place))
  const coordinates = [...group].map(({ point }) => point)
  return [
    {
      places: [first, ...places.filter((place) => group.has(place))],
      point: geoPath().centroid({ type: 'MultiPoint', coordinates }),
    },
    ...clusterPlaces(others, reach),
  ]
}

function distance({ point: [x1, y1] }: Place, { point: [x2, y2] }: Place): number {
  return Math.hypot(x1 - x2, y1 - y2)
}
