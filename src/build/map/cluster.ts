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
  const isNear = (one: Place, other: Place) =>
    one.state === other.state &&
    Math.hypot(one.point[0] - other.point[0], one.point[1] - other.point[1]) <= reach
  // Also visits the places that the loop adds.
  for (const member of group) {
    places.filter((place) => isNear(place, member)).forEach((place) => group.add(place))
  }
  const coordinates = [...group].map(({ point }) => point)
  const cluster: Cluster = {
    places: [first, ...places.filter((place) => group.has(place))],
    point: geoPath().centroid({ type: 'MultiPoint', coordinates }),
  }
  const others = places.filter((place) => !group.has(place))
  return [cluster, ...clusterPlaces(others, reach)]
}
