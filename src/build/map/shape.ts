import type { Point } from '#src/domain/map/layout.ts'

/** A box with round corners, by its center: a plate is all corner, a label has none. */
export interface Shape {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  radius: number
}

export function circle(x: number, y: number, radius: number): Shape {
  return { x, y, halfWidth: radius, halfHeight: radius, radius }
}

export function moveTo(shape: Shape, [x, y]: Point): Shape {
  return { ...shape, x, y }
}

/** The distance between the edges of two shapes; negative where they overlap. */
export function gapBetween(one: Shape, other: Shape): number {
  const across = Math.abs(one.x - other.x) - coreOf(one).width - coreOf(other).width
  const down = Math.abs(one.y - other.y) - coreOf(one).height - coreOf(other).height
  const apart =
    across > 0 || down > 0
      ? Math.hypot(Math.max(0, across), Math.max(0, down))
      : Math.max(across, down)
  return apart - one.radius - other.radius
}

/** Half of what is left of the box where the round of its corners ends. */
function coreOf({ halfWidth, halfHeight, radius }: Shape): { width: number; height: number } {
  return { width: halfWidth - radius, height: halfHeight - radius }
}

/** Whether a shape lies in a frame that begins at 0, 0, at least `margin` from its edges. */
export function isWithin(shape: Shape, width: number, height: number, margin: number): boolean {
  return (
    shape.x - shape.halfWidth >= margin &&
    shape.y - shape.halfHeight >= margin &&
    shape.x + shape.halfWidth <= width - margin &&
    shape.y + shape.halfHeight <= height - margin
  )
}

export function covers(shape: Shape, [x, y]: Point, room = 0): boolean {
  return gapBetween(shape, circle(x, y, 0)) < room
}

/** Points spread over a shape's box, to ask what lies under it. */
export function samplePoints({ x, y, halfWidth, halfHeight }: Shape): Point[] {
  const parts = [-1, -0.5, 0, 0.5, 1]
  return parts.flatMap((across) =>
    parts.map((down) => [x + across * halfWidth, y + down * halfHeight] as const),
  )
}

export function isCrossed(shape: Shape, [x1, y1]: Point, [x2, y2]: Point, room: number): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) =>
    covers(shape, [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part], room),
  )
}
