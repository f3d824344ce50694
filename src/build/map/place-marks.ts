import { geoPath } from 'd3-geo'
import { ContentError } from '#src/build/content/content-error.ts'
import type { Mark, Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { covers, gapBetween, isInFrame, type Shape } from './shape.ts'

export interface Place extends Pick<Restaurant, 'rank' | 'name' | 'city' | 'state'> {
  point: Point
}

/** The places of one mark, the best rank first. */
export type Places = readonly [Place, ...Place[]]

interface Cluster {
  places: Places
  /** The middle of the places. */
  point: Point
}

/** A way to draw a mark. */
export interface Arrangement extends Pick<Mark, 'plates' | 'tray' | 'name' | 'names'> {
  /** What its plates and their tray take up. */
  body: Shape
  text?: Shape | undefined
}

export interface MarkStyle {
  /** Maximum distance from place to place of a cluster. */
  reach: number
  /** Between two marks, and to the edge of the frame. */
  gap: number
  /** Around 0, 0. */
  arrange: (places: Places) => readonly Arrangement[]
  /** What a mark costs besides its distance from the true point, in the same unit. */
  costOf: (arrangement: Arrangement) => number
}

/** Where to look for room around a true point, the nearest first. */
const offsets = Array.from({ length: 130 * 28 }, (_, index) => {
  const distance = 7 * Math.floor(index / 28)
  const angle = (index / 28) * 2 * Math.PI
  return { distance, x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
})
/** For a mark that covers the true point of another, or whose text is near that. */
const hidingCost = 25
const nearText = 30
const minPointerLength = 6

/** Places each mark at the free place nearest to its true point, best rank first. Throws if there is no room. */
export function placeMarks(places: readonly Place[], style: MarkStyle): Mark[] {
  const clusters = clusterPlaces(places, style.reach)
  const taken: Shape[] = []
  return clusters.map((cluster): Mark => {
    const { x, y, body, text, ...mark } = findRoom(cluster, clusters, taken, style)
    taken.push(...[body, text].filter((shape) => shape !== undefined))
    const [pointX, pointY] = cluster.point
    const isAway = !covers(body, cluster.point, minPointerLength)
    const isCrossed = text !== undefined && covers(text, cluster.point)
    return {
      ...mark,
      ranks: cluster.places.map(({ rank }) => rank),
      x,
      y,
      ...(isAway && !isCrossed && { point: [Math.round(pointX) - x, Math.round(pointY) - y] }),
    }
  })
}

/** Groups places of one state, in order of rank, that are no farther than `reach` from the next. */
function clusterPlaces([first, ...places]: readonly Place[], reach: number): Cluster[] {
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
  const point = geoPath().centroid({ type: 'MultiPoint', coordinates })
  const members: Places = [first, ...places.filter((place) => group.has(place))]
  const others = places.filter((place) => !group.has(place))
  return [{ places: members, point }, ...clusterPlaces(others, reach)]
}

function findRoom(
  cluster: Cluster,
  clusters: readonly Cluster[],
  taken: readonly Shape[],
  { gap, arrange, costOf }: MarkStyle,
): Arrangement & { x: number; y: number } {
  const isFree = (shape: Shape) =>
    isInFrame(shape, gap) && taken.every((other) => gapBetween(shape, other) >= gap)
  const isHidden = (other: Cluster, { body, text }: Arrangement) => {
    const isOnPlates = covers(body, other.point)
    const isNearText = text !== undefined && covers(text, other.point, nearText)
    return other === cluster ? !isOnPlates && isNearText : isOnPlates || isNearText
  }
  const [pointX, pointY] = cluster.point
  const ways = arrange(cluster.places)
  let best: ReturnType<typeof findRoom> | undefined
  let lowest = Infinity
  for (const { distance, x, y } of offsets) {
    if (distance >= lowest) {
      break
    }
    for (const way of ways) {
      const mark = moveBy(way, pointX + x, pointY + y)
      if (isFree(mark.body) && (mark.text === undefined || isFree(mark.text))) {
        const hidden = clusters.filter((other) => isHidden(other, mark))
        const cost = distance + costOf(mark) + hidingCost * hidden.length
        if (cost < lowest) {
          best = mark
          lowest = cost
        }
      }
    }
  }
  if (best === undefined) {
    throw new ContentError([
      `src/content/restaurants.yaml (${cluster.places[0].name}), fields latitude and longitude: expected room on the map, found none`,
    ])
  }
  return best
}

function moveBy(way: Arrangement, x: number, y: number) {
  const move = (shape: Shape) => ({ ...shape, x: shape.x + x, y: shape.y + y })
  const { body, text } = way
  return { ...way, x: Math.round(x), y: Math.round(y), body: move(body), text: text && move(text) }
}
