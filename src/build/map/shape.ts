import { frame, type Point } from '#src/domain/map/layout.ts'
import type { Lines } from './land.ts'

/** A box with round corners, by its center: a plate is all corner, a label has none. */
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

/** The distance between the edges of two shapes; negative where they overlap. */
export function gapBetween(one: Shape, other: Shape): number {
  const radii = one.radius + other.radius
  const across = Math.abs(one.x - other.x) - one.halfWidth - other.halfWidth + radii
  const down = Math.abs(one.y - other.y) - one.halfHeight - other.halfHeight + radii
  const apart =
    across > 0 || down > 0
      ? Math.hypot(Math.max(0, across), Math.max(0, down))
      : Math.max(across, down)
  return apart - radii
}

/** Whether a shape is in the frame, at least `margin` from its edges. */
export function isInFrame({ x, y, halfWidth, halfHeight }: Shape, margin: number): boolean {
  return (
    Math.min(x, frame.width - x) - halfWidth >= margin &&
    Math.min(y, frame.height - y) - halfHeight >= margin
  )
}

export function covers(shape: Shape, [x, y]: Point, room = 0): boolean {
  return gapBetween(shape, circle(0, x, y)) < room
}

/** Whether a line from point to point runs through a shape. */
export function isCrossed(shape: Shape, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) =>
    covers(shape, [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part], 2),
  )
}

export type Ground = (point: Point) => boolean

/** Which part of the boxes of shapes lies on a ground, by 25 points of each. */
export function shareOn(ground: Ground, shapes: readonly Shape[]): number {
  const parts = [-1, -0.5, 0, 0.5, 1]
  const points = shapes.flatMap(({ x, y, halfWidth, halfHeight }) =>
    parts.flatMap((across) =>
      parts.map((down): Point => [x + across * halfWidth, y + down * halfHeight]),
    ),
  )
  return points.filter(ground).length / points.length
}

/** Even-odd rule: a line from the point to the right crosses the border an odd number of times. */
export function isInside([x, y]: Point, rings: Lines): boolean {
  let isIn = false
  // Called millions of times in a build, so the last corner is kept in variables.
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0]
    for (const corner of ring) {
      const x2 = corner[0]
      const y2 = corner[1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) {
        isIn = !isIn
      }
      x1 = x2
      y1 = y2
    }
  }
  return isIn
}

const gridStep = 4

/** Looks up points in a grid, in which each is compared with the rings only once. */
export function surveyGround(rings: Lines): Ground {
  const known = new Map<string, boolean>()
  return (point) => {
    const [x, y] = [Math.round(point[0] / gridStep), Math.round(point[1] / gridStep)]
    const isIn = known.get(`${x} ${y}`) ?? isInside([x * gridStep, y * gridStep], rings)
    known.set(`${x} ${y}`, isIn)
    return isIn
  }
}
