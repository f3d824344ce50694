import type { Point } from './layout.ts'

/** Radii in units of the frame. On a map 358 pixels wide they are 11 and 12.5 pixels. */
export const plate = 38
export const tray = 42

/** Half the width of a tray that shows its best plate and '+7' or '+12'. */
export function halfTray(count: number): number {
  return tray + (count > 10 ? 0.85 : 0.6) * plate
}

/** On the map of the home page, where a tray shows all its plates. */
export const spreadSizes = { plate: 14.5, best: 18, rim: 5.5, centerDistance: 30 }

/** The plates of a tray form a ring, from six on around the best one, which is first. */
export function trayPlates(count: number): Point[] {
  const hasCenter = count === 1 || count >= 6
  const ring = hasCenter ? count - 1 : count
  const { centerDistance: distance } = spreadSizes
  const radius = Math.max(hasCenter ? distance : 0, distance / (2 * Math.sin(Math.PI / ring)))
  // Two are side by side, four form a square, any other ring begins at its top.
  const turn = { 2: 1, 4: 0.75 }[count] ?? 0.5
  const around = Array.from({ length: ring }, (_, index): Point => {
    const angle = ((2 * index) / ring - turn) * Math.PI
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
  return hasCenter ? [[0, 0], ...around] : around
}

export function trayBox(count: number): { halfWidth: number; halfHeight: number } {
  const edge = spreadSizes.plate + spreadSizes.rim
  const reach = Math.max(...trayPlates(count).map(([x, y]) => Math.hypot(x, y))) + edge
  return { halfWidth: reach, halfHeight: count === 2 ? edge : reach }
}

export const nameGap = 14
/** A longer column has no cities below the names. */
export const maxRowsWithCity = 6

export function rowHeight(count: number): number {
  return count > maxRowsWithCity ? 88 : 94
}
