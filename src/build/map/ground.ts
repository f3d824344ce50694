import { frame, type Point } from '#src/domain/map/layout.ts'
import type { Rings } from './land.ts'

/** Whether a point lies on a piece of land. */
export type Ground = (point: Point) => boolean

/** Even-odd rule: a line from the point to the right crosses the border an odd number of times. */
export function isInside([x, y]: Point, rings: Rings): boolean {
  let isIn = false
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        isIn = !isIn
      }
    }
  }
  return isIn
}

/** Units between the points of the grid that answers for all others. */
const grain = 4

/** Asks the borders once for each point of a grid, and the grid from then on. */
export function surveyLand(rings: Rings): Ground {
  const columns = Math.ceil(frame.width / grain)
  const known = new Map<number, boolean>()
  return ([x, y]) => {
    const column = Math.round(x / grain)
    const row = Math.round(y / grain)
    const key = row * columns + column
    let isLand = known.get(key)
    if (isLand === undefined) {
      isLand = isInside([column * grain, row * grain], rings)
      known.set(key, isLand)
    }
    return isLand
  }
}
