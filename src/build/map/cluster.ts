import type { Point } from '#src/domain/map/layout.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'

export interface Place {
  rank: number
  name: string
  city: string
  state: StateCode
  point: Point
}

export interface Cluster {
  places: readonly [Place, ...Place[]]
  point: Point
}

/**
 * Groups places of one state that are within `reach` of one another, directly or by way of others. Never
 * across a border, because the mark of a group leads to one state.
 */
export function clusterPlaces(places: readonly Place[], reach: number): Cluster[] {
  const groups: [Place, ...Place[]][] = []
  for (const place of places.toSorted((one, other) => one.rank - other.rank)) {
    const near = groups.filter((group) => group.some((other) => isNear(place, other, reach)))
    const [first, ...others] = near
    if (first === undefined) {
      groups.push([place])
    } else {
      first.push(...others.flat(), place)
      for (const other of others) {
        groups.splice(groups.indexOf(other), 1)
      }
    }
  }
  return groups
    .map((group) => {
      const [best, ...rest] = group.toSorted((one, other) => one.rank - other.rank)
      const ordered = [best ?? group[0], ...rest] as const
      return { places: ordered, point: middleOf(ordered.map(({ point }) => point)) }
    })
    .toSorted((one, other) => one.places[0].rank - other.places[0].rank)
}

function isNear(one: Place, other: Place, reach: number): boolean {
  const [x1, y1] = one.point
  const [x2, y2] = other.point
  return one.state === other.state && Math.hypot(x1 - x2, y1 - y2) <= reach
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [x2, y2]) => [x + x2, y + y2] as const, [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

export function clusterStates(places: readonly Place[]): Map<StateCode, Place[]> {
  const states = new Map<StateCode, Place[]>()
  for (const place of places.toSorted((one, other) => (one.state < other.state ? -1 : 1))) {
    states.set(place.state, [...(states.get(place.state) ?? []), place])
  }
  return states
}
