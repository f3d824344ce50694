import type { Point } from './layout.ts'

/** Radius of a plate, and of the tray around it, in units of the frame: at 358 pixels 11 and 12.5. */
export const plate = 38
export const tray = 42

/** Half the width of a tray that shows its best plate and how many more: '+7', '+12'. */
export function halfTray(count: number): number {
  return tray + (count > 10 ? 0.85 : 0.6) * plate
}

/** Radii of the spread, where a tray shows all its plates; `apart` is between the centers of two. */
export const spreadSizes = { plate: 14.5, best: 18, rim: 5.5, apart: 30 }

/** Where the plates of a tray are, best first: in a ring, from six on around the best. */
export function trayPlates(count: number): Point[] {
  const hasCenter = count === 1 || count >= 6
  const ring = hasCenter ? count - 1 : count
  const { apart } = spreadSizes
  const radius = Math.max(hasCenter ? apart : 0, apart / (2 * Math.sin(Math.PI / ring)))
  // Two are side by side, four in a square, any other ring begins at its top.
  const turn = { 2: 1, 4: 0.75 }[count] ?? 0.5
  const around = Array.from({ length: ring }, (_, index): Point => {
    const angle = ((2 * index) / ring - turn) * Math.PI
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
  return hasCenter ? [[0, 0], ...around] : around
}

/** Half width and half height of a tray that shows all its plates. */
export function trayBox(count: number): { halfWidth: number; halfHeight: number } {
  const edge = spreadSizes.plate + spreadSizes.rim
  const reach = Math.max(...trayPlates(count).map(([x, y]) => Math.hypot(x, y))) + edge
  return { halfWidth: reach, halfHeight: count === 2 ? edge : reach }
}

/** Type of the names beside a column: widths of a mean letter, and the room before them. */
export const columnText = { gap: 14, nameLetter: 19, cityLetter: 15.5 }
/** The plates of one column; more go into a second. */
export const longestColumn = 8
/** Up to here a row has a second line, for the city. */
export const mostWithCity = 6

/** From row to row of a column. */
export function columnPitch(count: number): number {
  return count > mostWithCity ? 88 : 94
}
