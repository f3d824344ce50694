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
 */
export function clusterPlaces(places: readonly Place[], reach: number): Cluster[] {
  let groups: Place[][] = []
  for (const place of places) {
    const near = groups.filter((group) => group.some((other) => isNear(place, other, reach)))
    groups = [...groups.filter((group) => !near.includes(group)), [place, ...near.flat()]]
  }
  return groups
    .map((group) => group.toSorted(byRank) as [Place, ...Place[]])
    .toSorted(([one], [other]) => byRank(one, other))
    .map((group) => ({ places: group, point: middleOf(group.map(({ point }) => point)) }))
}

function byRank(one: Place, other: Place): number {
  return one.rank - other.rank
}

function isNear(one: Place, other: Place, reach: number): boolean {
  const [x1, y1] = one.point
  const [x2, y2] = other.point
  return one.state === other.state && Math.hypot(x1 - x2, y1 - y2) <= reach
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [x2, y2]) => [x + x2, y + y2], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
