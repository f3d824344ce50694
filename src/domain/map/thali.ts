import type { Point } from './layout.ts'

/** Units between the centers of two plates on a tray. */
const apart = 30
/** From this many on the best plate lies in the middle. */
const withCenter = 6

/** Where the plates of a tray lie from its middle, best first: in a ring, from six on around the best. */
export function thaliPlates(count: number): Point[] {
  if (count === 1) {
    return [[0, 0]]
  }
  if (count === 2) {
    return [
      [-apart / 2, 0],
      [apart / 2, 0],
    ]
  }
  const isRound = count >= withCenter
  const ring = isRound ? count - 1 : count
  const radius = Math.max(isRound ? apart : 0, apart / (2 * Math.sin(Math.PI / ring)))
  // Four lie as a square.
  const turn = count === 4 ? 0.75 : 0.5
  const around = Array.from({ length: ring }, (_, index): Point => {
    const angle = ((2 * index) / ring - turn) * Math.PI
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
  return isRound ? [[0, 0], ...around] : around
}
