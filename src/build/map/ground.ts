import { frame, type Point } from '#src/domain/map/layout.ts'
import type { Rings } from './land.ts'

/** Whether a point lies on a piece of land. */
export type Ground = (point: Point) => boolean

/** Even-odd rule: a line from the point to the right crosses the border an odd number of times. */
export function isInside([x, y]: Point, rings: Rings): boolean {
  let isIn = false
  // Asked millions of times in a build, so the next corner is not looked up but kept.
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0]
    for (const corner of ring) {
      const x2 = corner[0]
      const y2 = corner[1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        isIn = !isIn
      }
      x1 = x2
      y1 = y2
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
