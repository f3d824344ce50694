import type { StateMap } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { drawPlate } from './draw-land.ts'
import { toFrame } from './frame.ts'
import type { Rings } from './land.ts'
import { toPath } from './path.ts'

/** Room around the state for its coast lines and the plate. */
const margin = 30
const longestSide = 300

export function drawStateMap(rings: Rings, restaurant: Restaurant): StateMap {
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = longestSide / Math.max(width, height)
  const fit = ([x, y]: readonly [number, number]) =>
    [Math.round((x - left) * scale) + margin, Math.round((y - top) * scale) + margin] as const
  const [x, y] = fit(toFrame(restaurant))
  return {
    width: Math.round(width * scale) + 2 * margin,
    height: Math.round(height * scale) + 2 * margin,
    outline: toPath(
      rings.map((ring) => ring.map(fit)),
      true,
    ),
    plate: drawPlate(),
    x,
    y,
  }
}
