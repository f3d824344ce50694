import { geoAlbersUsa } from 'd3-geo'
import type { Point } from '#src/domain/map/layout.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'

/** The projection of the us-atlas file (975 × 610 pixels), so that points fit the land. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Projects coordinates into the map's frame. Throws if they are outside the United States. */
export function toFrame(
  { longitude, latitude }: { longitude: number; latitude: number },
  state: StateCode,
): Point {
  const point = project([longitude, latitude])
  if (point === null) {
    throw new Error(
      `Expected a place in the United States, found ${latitude} north, ${longitude} east.`,
    )
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
