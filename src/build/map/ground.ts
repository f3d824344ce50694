import { frame, type Point } from '#src/domain/map/layout.ts'
import type { Rings } from './land.ts'

export type Ground = (point: Point) => boolean

/** Even-odd rule: a line from the point to the right crosses the border an odd number of times. */
export function isInside([x, y]: Point, rings: Rings): boolean {
  let isIn = false
  // Called millions of times in a build, so the last corner is kept in variables.
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

const gridStep = 4

export function surveyLand(rings: Rings): Ground {
  const columns = Math.ceil(frame.width / gridStep)
  const known = new Map<number, boolean>()
  return ([x, y]) => {
    const column = Math.round(x / gridStep)
    const row = Math.round(y / gridStep)
    const key = row * columns + column
    let isLand = known.get(key)
    if (isLand === undefined) {
      isLand = isInside([column * gridStep, row * gridStep], rings)
      known.set(key, isLand)
    }
    return isLand
  }
}
