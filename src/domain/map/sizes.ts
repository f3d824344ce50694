import { thaliPlates } from './thali.ts'

/** Radius of a plate, and of the tray around it, in units of the frame: at 358 pixels 11 and 12.5. */
export const plate = 38
export const tray = 42

/** Half the width of a tray that shows its best plate and how many more: '+7', '+12'. */
export function halfTray(count: number): number {
  return tray + (count > 10 ? 0.85 : 0.6) * plate
}

/** Radii of the spread, where a tray carries all its plates. */
export const spreadSizes = { plate: 14.5, best: 18, rim: 5.5 }

/** Half width and half height of a tray of the spread. */
export function thaliBox(count: number): { halfWidth: number; halfHeight: number } {
  const plates = thaliPlates(count)
  const edge = spreadSizes.plate + spreadSizes.rim
  const reach = Math.max(...plates.map(([x, y]) => Math.hypot(x, y))) + edge
  return { halfWidth: reach, halfHeight: count === 2 ? edge : reach }
}

/** Type of the names beside a column: widths of a mean letter, and the room before them. */
export const columnText = { gap: 14, nameLetter: 19, cityLetter: 15.5 }
/** The plates of one column; more go into a second. */
export const longestColumn = 8
/** Up to here a row has a second line, for the city. */
export const mostWithCity = 6

/** From row to row of a column. */
export function pitchOf(count: number): number {
  return count > mostWithCity ? 88 : 94
}
