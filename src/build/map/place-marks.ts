import { geoPath } from 'd3-geo'
import type { Mark, Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { covers, gapBetween, isInFrame, type Shape } from './shape.ts'

export interface Place extends Pick<Restaurant, 'rank' | 'name' | 'city' | 'state'> {
  point: Point
}

/** Of one mark, the best rank first. */
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
  text?: Shape
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

interface PlacedMark extends Arrangement {
  cluster: Cluster
  at: Point
}

/** Where to look for room around a true point, the nearest first. */
const offsets = Array.from({ length: 130 * 28 }, (_, index) => {
  const distance = 7 * Math.floor(index / 28)
  const angle = (index / 28) * 2 * Math.PI
  return { distance, x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
})
/** Of a mark that covers the true point of another, or whose text is near that. */
const hidingCost = 25
const nearText = 30
const minPointerLength = 6

/** Places each mark at the free place nearest to its true point, best rank first. Throws if there is no room. */
export function placeMarks(places: readonly Place[], style: MarkStyle): Mark[] {
  const clusters = clusterPlaces(places, style.reach)
  const placed: PlacedMark[] = []
  for (const cluster of clusters) {
    const mark = findRoom(cluster, clusters, placed.flatMap(shapesOf), style)
    if (mark === undefined) {
      throw new Error(
        `Expected room on the map for ${clusters.length} marks, found it for ${placed.length}.`,
      )
    }
    placed.push(mark)
  }
  return placed.map(toMark)
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
  const cluster: Cluster = {
    places: [first, ...places.filter((place) => group.has(place))],
    point: geoPath().centroid({ type: 'MultiPoint', coordinates }),
  }
  const others = places.filter((place) => !group.has(place))
  return [cluster, ...clusterPlaces(others, reach)]
}

function findRoom(
  cluster: Cluster,
  clusters: readonly Cluster[],
  taken: readonly Shape[],
  { gap, arrange, costOf }: MarkStyle,
): PlacedMark | undefined {
  const isFree = (shape: Shape) =>
    isInFrame(shape, gap) && taken.every((other) => gapBetween(shape, other) >= gap)
  const isHidden = (other: Cluster, { body, text }: Arrangement) => {
    const isOnPlates = covers(body, other.point)
    const isNearText = text !== undefined && covers(text, other.point, nearText)
    return other === cluster ? !isOnPlates && isNearText : isOnPlates || isNearText
  }
  const ways = arrange(cluster.places)
  let best: { mark: PlacedMark; cost: number } | undefined
  for (const { distance, x, y } of offsets) {
    if (distance >= (best?.cost ?? Infinity)) {
      break
    }
    const at: Point = [cluster.point[0] + x, cluster.point[1] + y]
    for (const way of ways) {
      const mark = { ...moveBy(way, at), at, cluster }
      if (shapesOf(mark).every(isFree)) {
        const hidden = clusters.filter((other) => isHidden(other, mark))
        const cost = distance + costOf(mark) + hidingCost * hidden.length
        best = cost < (best?.cost ?? Infinity) ? { mark, cost } : best
      }
    }
  }
  return best?.mark
}

function moveBy(arrangement: Arrangement, [x, y]: Point): Arrangement {
  const move = (shape: Shape) => ({ ...shape, x: shape.x + x, y: shape.y + y })
  const { body, text } = arrangement
  return { ...arrangement, body: move(body), ...(text && { text: move(text) }) }
}

function shapesOf({ body, text }: Arrangement): Shape[] {
  return text ? [body, text] : [body]
}

function toMark({
  cluster: { places, point },
  at,
  body,
  text: _text,
  ...arrangement
}: PlacedMark): Mark {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])]
  return {
    ...arrangement,
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(!covers(body, point, minPointerLength) && {
      point: [Math.round(point[0]) - x, Math.round(point[1]) - y],
    }),
  }
}
