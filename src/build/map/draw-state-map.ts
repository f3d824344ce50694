import type { Point, StateMap } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { platePath, toPath } from './draw-land.ts'
import { boxAround, toFrame, type Lines } from './land.ts'

/** Room around the state for its coast lines and the plate. */
const margin = 30
const longestSide = 300

export function drawStateMap(outline: Lines, restaurant: Restaurant): StateMap {
  const [[left, top], [right, bottom]] = boxAround(outline.flat())
  const scale = longestSide / Math.max(right - left, bottom - top)
  const fit = ([x, y]: Point): Point => [
    Math.round((x - left) * scale) + margin,
    Math.round((y - top) * scale) + margin,
  ]
  const [x, y] = fit(toFrame(restaurant))
  return {
    width: Math.round((right - left) * scale) + 2 * margin,
    height: Math.round((bottom - top) * scale) + 2 * margin,
    outline: toPath(outline.map((ring) => ring.map(fit))),
    plate: platePath,
    x,
    y,
  }
}
