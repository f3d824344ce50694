import { geoAlbersUsa } from 'd3-geo'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'

/** The projection of the us-atlas file (975 × 610 pixels), so that points fit the land. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Projects coordinates into the map's frame. Throws if they are outside the United States. */
export function toFrame({ at, name, state }: Pick<Restaurant, 'at' | 'name' | 'state'>): Point {
  const point = at && project([at[1], at[0]])
  if (!point) {
    throw new Error(`Expected ${name} to be in the United States, found it at ${at?.join(', ')}.`)
  }
  return fitToFrame(point, isInCorner(state))
}

/** Alaska and Hawaii are small, in a corner; the coasts have the room that their trays need. */
export function isInCorner(state: StateCode): boolean {
  return state === 'AK' || state === 'HI'
}

export function fitToFrame([x, y]: Point, isSmall: boolean): Point {
  return isSmall ? [x * 0.56 + 90, y * 0.56 + 404] : [x * 1.11 + 38, y * 1.11 + 32]
}
