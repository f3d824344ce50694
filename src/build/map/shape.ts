import { Resvg } from '@resvg/resvg-js'
import { frame, type Point } from '#src/domain/map/layout.ts'

/** A box with round corners around its center. */
export interface Shape {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  radius: number
}

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

export function isInFrame({ x, y, halfWidth, halfHeight }: Shape, margin: number): boolean {
  return (
    Math.min(x, frame.width - x) - halfWidth >= margin &&
    Math.min(y, frame.height - y) - halfHeight >= margin
  )
}

export function covers(shape: Shape, [x, y]: Point, room = 0): boolean {
  return gapBetween(shape, circle(0, x, y)) < room
}

export function lineCrosses(shape: Shape, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) =>
    covers(shape, [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part], 2),
  )
}

export type PointTest = (point: Point) => boolean

/** Returns a function that looks up in a drawing of the path whether a point is on it. */
export function createPathTest(path: string, transform = ''): PointTest {
  const { width, height } = frame
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${transform}" d="${path}"/></svg>`,
  ).render()
  return ([x, y]) => (pixels[4 * (width * Math.floor(y) + Math.floor(x)) + 3] ?? 0) > 127
}

/** Which part of a shape is on a path, from 0 to 1. */
export function shareOn(isOn: PointTest, { x, y, halfWidth, halfHeight }: Shape): number {
  const parts = [-1, -0.5, 0, 0.5, 1]
  const points = parts.flatMap((across) =>
    parts.map((down): Point => [x + across * halfWidth, y + down * halfHeight]),
  )
  return points.filter(isOn).length / points.length
}
