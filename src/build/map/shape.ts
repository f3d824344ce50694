import { Resvg } from '@resvg/resvg-js'
import { frame, type Point } from '#src/domain/map/layout.ts'

/** A box with round corners around its center. */
export type Shape = { x: number; y: number; halfWidth: number; halfHeight: number; radius: number }

export function circle(radius: number, x = 0, y = 0): Shape {
  return { x, y, halfWidth: radius, halfHeight: radius, radius }
}

/** Negative if the shapes overlap. */
export function gapBetween(one: Shape, other: Shape): number {
  const radii = one.radius + other.radius
  const across = Math.abs(one.x - other.x) - one.halfWidth - other.halfWidth + radii
  const down = Math.abs(one.y - other.y) - one.halfHeight - other.halfHeight + radii
  const inside = Math.min(0, Math.max(across, down))
  return inside + Math.hypot(Math.max(0, across), Math.max(0, down)) - radii
}

export const isInFrame = ({ x, y, halfWidth, halfHeight }: Shape, margin: number): boolean =>
  Math.min(x, frame.width - x) - halfWidth >= margin &&
  Math.min(y, frame.height - y) - halfHeight >= margin

export const covers = (shape: Shape, [x, y]: Point, room = 0) =>
  gapBetween(shape, circle(0, x, y)) < room

/** Draws a path. Returns a function that measures which part of a shape is on it, from 0 to 1. */
export function createLandMeter(path: string, transform = ''): (shape: Shape) => number {
  const { width, height } = frame
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${transform}" d="${path}"/></svg>`,
  ).render()
  const isOn = (x: number, y: number) =>
    (pixels[4 * (width * Math.floor(y) + Math.floor(x)) + 3] ?? 0) > 127
  const parts = [-1, -0.5, 0, 0.5, 1]
  return ({ x, y, halfWidth, halfHeight }) => {
    const points = parts.flatMap((across) =>
      parts.map((down) => isOn(x + across * halfWidth, y + down * halfHeight)),
    )
    return points.filter(Boolean).length / points.length
  }
}
