import { frame, type Point } from '#src/domain/map/layout.ts'
import { covers, gapBetween, isCrossed, isWithin, moveTo, type Shape } from './shape.ts'

/** Something to put near its true point; the shapes are ways to draw it, by its own center. */
export interface Item<Way extends Shape = Shape> {
  point: Point
  ways: readonly Way[]
  costOf?: (shape: Way) => number
}

export interface Room {
  /** Between two shapes, and to the frame's edge. */
  gap: number
  taken?: readonly Shape[]
}

/** Distances at which a free place is looked for, and directions. */
const rings = { step: 7, count: 130, directions: 28 }
/** What it costs, in units of distance, to have lines and marks cross, and to hide a true point. */
const dislikes = { crossing: 90, hiding: 25 }
/** After all are placed each may move to where it is nearer to its point, now that it sees the others. */
const rounds = 2

/**
 * Places items one after the other, each at the free place nearest to its true point; none overlaps
 * another or leaves the frame. Throws where there is no room.
 */
export function placeItems<Way extends Shape>(
  items: readonly Item<Way>[],
  { gap, taken = [] }: Room,
): Way[] {
  const placed = new Map<Item<Way>, Way>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const item of items) {
      placed.delete(item)
      const shape = findPlace(item, { gap, taken }, items, placed)
      if (shape === undefined) {
        throw new Error(
          `Expected room on the map for ${items.length} marks, found it for ${placed.size}.`,
        )
      }
      placed.set(item, shape)
    }
  }
  return items.flatMap((item) => placed.get(item) ?? [])
}

function findPlace<Way extends Shape>(
  item: Item<Way>,
  { gap, taken }: Required<Room>,
  items: readonly Item<Way>[],
  placed: ReadonlyMap<Item<Way>, Way>,
): Way | undefined {
  const others = items.filter((other) => other !== item).map(({ point }) => point)
  const obstacles = [...taken, ...placed.values()]
  let best: { shape: Way; cost: number } | undefined
  for (const [distance, spot] of spotsAround(item.point)) {
    if (best !== undefined && distance >= best.cost) {
      break
    }
    for (const way of item.ways) {
      const shape = { ...way, ...moveTo(way, [spot[0] + way.x, spot[1] + way.y]) }
      if (
        isWithin(shape, frame.width, frame.height, gap) &&
        obstacles.every((other) => gapBetween(shape, other) >= gap)
      ) {
        const cost =
          distance + (item.costOf?.(shape) ?? 0) + disorderOf(shape, item.point, others, placed)
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
  others: readonly Point[],
  placed: ReadonlyMap<Item<Way>, Way>,
): number {
  const hidden = others.filter((other) => covers(shape, other)).length
  const isAway = !covers(shape, point)
  const crossings = [...placed].filter(
    ([item, other]) =>
      (isAway && isCrossed(other, point, [shape.x, shape.y], 2)) ||
      isCrossed(shape, item.point, [other.x, other.y], 2),
  ).length
  return hidden * dislikes.hiding + crossings * dislikes.crossing
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
