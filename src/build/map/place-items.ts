import type { Point } from '#src/domain/map/layout.ts'
import { covers, gapBetween, lineCrosses, isInFrame, type Shape } from './shape.ts'

export interface Way extends Shape {
  side?: 'left' | 'right'
}

export interface Item {
  point: Point
  /** Shapes around 0, 0 that may be drawn near the point. */
  ways: readonly Way[]
  costOf: (way: Way) => number
}

const searchRings = { step: 7, farthest: 910, directions: 28 }
/** In units of distance: a line that crosses a mark, and a mark that hides a true point. */
const costs = { crossing: 90, hiding: 25 }

/**
 * Places each item at the free place nearest to its true point. Throws if there is no room.
 * @param gap between two shapes, and to the frame's edge
 */
export function placeItems<T extends Item>(
  items: readonly T[],
  gap: number,
  taken: readonly Shape[] = [],
): (T & { shape: Way })[] {
  const placed: (T & { shape: Way })[] = []
  for (const item of items) {
    const obstacles = [...taken, ...placed.map((other) => other.shape)]
    const isFree = (shape: Shape) =>
      isInFrame(shape, gap) && obstacles.every((other) => gapBetween(shape, other) >= gap)
    const costOf = (way: Way) => {
      const hidden = items.filter((other) => other !== item && covers(way, other.point))
      const crossings = placed.filter(
        ({ point, shape }) =>
          lineCrosses(way, point, [shape.x, shape.y]) ||
          (!covers(way, item.point) && lineCrosses(shape, item.point, [way.x, way.y])),
      )
      return item.costOf(way) + hidden.length * costs.hiding + crossings.length * costs.crossing
    }
    const shape = findPlace(item, isFree, costOf)
    if (shape === undefined) {
      throw new Error(
        `Expected room on the map for ${items.length} marks, found it for ${placed.length}.`,
      )
    }
    placed.push({ ...item, shape })
  }
  return placed
}

function findPlace(
  { point: [x, y], ways }: Item,
  isFree: (shape: Shape) => boolean,
  costOf: (way: Way) => number,
): Way | undefined {
  let best: { way: Way; cost: number } | undefined
  for (
    let distance = 0;
    distance < (best?.cost ?? searchRings.farthest);
    distance += searchRings.step
  ) {
    for (let direction = 0; direction < searchRings.directions; direction += 1) {
      const angle = (direction / searchRings.directions) * 2 * Math.PI
      for (const way of ways) {
        const moved = {
          ...way,
          x: way.x + x + distance * Math.cos(angle),
          y: way.y + y + distance * Math.sin(angle),
        }
        const cost = isFree(moved) ? distance + costOf(moved) : Infinity
        if (cost < (best?.cost ?? Infinity)) {
          best = { way: moved, cost }
        }
      }
    }
  }
  return best?.way
}
