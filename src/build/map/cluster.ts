import { geoPath } from 'd3-geo'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export interface Place extends Pick<Restaurant, 'rank' | 'name' | 'city' | 'state'> {
  point: Point
}

/** Places in order of rank, and their middle. */
export interface Cluster {
  places: readonly [Place, ...Place[]]
  point: Point
}

/**
 * Groups places of one state that are within `reach` of one another, directly or by way of others. Never
 * across a border, because the mark of a group leads to one state.
 * @param places in order of rank
 */
export function clusterPlaces([first, ...places]: readonly Place[], reach: number): Cluster[] {
  if (first === undefined) {
    return []
  }
  const group = new Set([first])
  // The loop also visits the places that it adds.
  for (const {
    point: [x, y],
  } of group) {
    places
      .filter(
        ({ state, point }) =>
          state === first.state && Math.hypot(point[0] - x, point[1] - y) <= reach,
      )
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
