import { frame, type Point } from '#src/domain/map/layout.ts'
import { covers, gapBetween, isCrossed, isWithin, moveTo, type Shape } from './shape.ts'

/** Something to put near its true point; the shapes are ways to draw it, by its own center. */
export interface Item<Way extends Shape = Shape> {
  point: Point
  ways: readonly Way[]
  /** How much a way is disliked where it lies, in units of distance. */
  costOf?: (shape: Way) => number
}

export interface Room {
  /** Between two shapes, and to the frame's edge. */
  gap: number
  /** What must stay free. */
  taken?: readonly Shape[]
}

/** Distances at which a free place is looked for, and directions. */
const rings = { step: 7, count: 130, directions: 28 }
/** What it costs, in units of distance, to have a line run through a mark, and to hide a true point. */
const dislikes = { crossing: 60, hiding: 25 }

/**
 * Places items one after the other, each at the free place nearest to its true point; none overlaps
 * another or leaves the frame. Throws where there is no room.
 */
export function placeItems<Way extends Shape>(
  items: readonly Item<Way>[],
  { gap, taken = [] }: Room,
): Way[] {
  const placed: Way[] = []
  const lines: [Point, Point][] = []
  for (const item of items) {
    const others = items.filter((other) => other !== item).map(({ point }) => point)
    let best: { shape: Way; cost: number } | undefined
    for (const [distance, spot] of spotsAround(item.point)) {
      if (best !== undefined && distance >= best.cost) {
        break
      }
      for (const way of item.ways) {
        const shape = { ...way, ...moveTo(way, [spot[0] + way.x, spot[1] + way.y]) }
        const isFree =
          isWithin(shape, frame.width, frame.height, gap) &&
          [...taken, ...placed].every((other) => gapBetween(shape, other) >= gap)
        if (isFree) {
          const cost =
            distance +
            (item.costOf?.(shape) ?? 0) +
            disorderOf(shape, item.point, others, placed, lines)
          if (best === undefined || cost < best.cost) {
            best = { shape, cost }
          }
        }
      }
    }
    if (best === undefined) {
      throw new Error(
        `Expected room on the map for ${items.length} marks, found it for ${placed.length}.`,
      )
    }
    placed.push(best.shape)
    lines.push([item.point, [best.shape.x, best.shape.y]])
  }
  return placed
}

function disorderOf(
  shape: Shape,
  point: Point,
  others: readonly Point[],
  placed: readonly Shape[],
  lines: readonly [Point, Point][],
): number {
  const hidden = others.filter((other) => covers(shape, other)).length
  const isAway = !covers(shape, point)
  const crossed = isAway
    ? placed.filter((other) => isCrossed(other, point, [shape.x, shape.y], 2)).length
    : 0
  const crossing = lines.filter(([from, to]) => isCrossed(shape, from, to, 2)).length
  return hidden * dislikes.hiding + (crossed + crossing) * dislikes.crossing
}

/** The point itself, then points around it, ever farther off. */
function* spotsAround([x, y]: Point): Generator<[distance: number, Point]> {
  yield [0, [x, y]]
  for (let ring = 1; ring <= rings.count; ring += 1) {
    const distance = ring * rings.step
    for (let direction = 0; direction < rings.directions; direction += 1) {
      const angle = (direction / rings.directions) * 2 * Math.PI
      yield [distance, [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]]
    }
  }
}
