import type { Point } from '#src/domain/map/layout.ts'
import { covers, gapBetween, isCrossed, isInFrame, type Shape } from './shape.ts'

/** Something to put near its true point, drawn in one of several ways, each a shape around 0, 0. */
export interface Item<Way extends Shape> {
  point: Point
  ways: readonly Way[]
  costOf: (way: Way) => number
}

/** Distances at which a free place is looked for, and directions. */
const rings = { step: 7, count: 130, directions: 28 }
/** What it costs, in units of distance, to have lines and marks cross, and to hide a true point. */
const costs = { crossing: 90, hiding: 25 }
/** All are placed, then twice each may move nearer to its point, now that all others have places. */
const rounds = 3

/**
 * Places items one after the other, each at the free place nearest to its true point; none overlaps
 * another or leaves the frame. Throws where there is no room.
 * @param gap between two shapes, and to the frame's edge
 */
export function placeItems<Way extends Shape, Placed extends Item<Way>>(
  items: readonly (Placed & Item<Way>)[],
  gap: number,
  taken: readonly Shape[] = [],
): (Placed & { shape: Way })[] {
  const placed = new Map<Item<Way>, Way>()
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) {
      placed.delete(item)
      const others = items.filter((other) => other !== item)
      const shape = findPlace(item, gap, taken, others, placed)
      if (shape === undefined) {
        throw new Error(
          `Expected room on the map for ${items.length} marks, found it for ${placed.size}.`,
        )
      }
      placed.set(item, shape)
    }
  }
  return items.flatMap((item) => {
    const shape = placed.get(item)
    return shape ? [{ ...item, shape }] : []
  })
}

function findPlace<Way extends Shape>(
  { point, ways, costOf }: Item<Way>,
  gap: number,
  taken: readonly Shape[],
  others: readonly Item<Way>[],
  placed: ReadonlyMap<Item<Way>, Way>,
): Way | undefined {
  const obstacles = [...taken, ...placed.values()]
  let best: { shape: Way; cost: number } | undefined
  for (const [distance, [x, y]] of spotsAround(point)) {
    if (best !== undefined && distance >= best.cost) {
      break
    }
    for (const way of ways) {
      const shape = { ...way, x: x + way.x, y: y + way.y }
      if (isInFrame(shape, gap) && obstacles.every((other) => gapBetween(shape, other) >= gap)) {
        const cost = distance + costOf(shape) + disorderOf(shape, point, others, placed)
        if (best === undefined || cost < best.cost) {
          best = { shape, cost }
        }
      }
    }
  }
  return best?.shape
}

function disorderOf<Way extends Shape>(
  shape: Shape,
  point: Point,
  others: readonly Item<Way>[],
  placed: ReadonlyMap<Item<Way>, Way>,
): number {
  const hidden = others.filter((other) => covers(shape, other.point)).length
  const isAway = !covers(shape, point)
  const crossings = [...placed].filter(
    ([item, other]) =>
      (isAway && isCrossed(other, point, [shape.x, shape.y])) ||
      isCrossed(shape, item.point, [other.x, other.y]),
  ).length
  return hidden * costs.hiding + crossings * costs.crossing
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
