import type { Point } from '#src/domain/map/layout.ts'
import { stateCodes, type StateCode } from '#src/domain/restaurant/us-states.ts'
import type { Land, Lines } from './land.ts'

/**
 * The shapes of the map as markup: a plate of radius 100; each state that has a place, by its code; all
 * others as one, and the borders between those.
 */
export function drawLand(land: Land, placed: readonly StateCode[]): string {
  const others = stateCodes.filter((code) => !placed.includes(code))
  const states = placed.map((code) => `<path id="us-${code}" d="${toPath(land.outline([code]))}"/>`)
  return [
    `<path id="map-plate" d="${drawPlate()}"/>`,
    `<g id="us">${states.join('')}<path id="us-rest" d="${toPath(land.outline(others))}"/></g>`,
    `<path id="us-borders" d="${toPath(land.bordersBetween(others), false)}"/>`,
  ].join('')
}

/** The scalloped edge and the rim of components/RankPlate, of fewer numbers. */
export function drawPlate(): string {
  const scallops = 20
  const inner = 93
  const corners = Array.from({ length: scallops + 1 }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / scallops
    return [Math.round(inner * Math.cos(angle)), Math.round(inner * Math.sin(angle))]
  })
  const arcs = stepsBetween(corners).map(([x, y]) => `a15 15 0 0 1 ${x} ${y}`)
  return `M${inner} 0${arcs.join('')}zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z`
}

/** SVG path data of lines in whole numbers, each step relative to the one before: short in the HTML. */
export function toPath(lines: Lines, isClosed = true): string {
  return lines
    .map((line) => {
      const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
      const steps = joinStraight(stepsBetween(points)).slice(0, isClosed ? -1 : undefined)
      return steps.length < (isClosed ? 2 : 1)
        ? ''
        : `M${formatNumbers(points.slice(0, 1))}l${formatNumbers(steps)}${isClosed ? 'z' : ''}`
    })
    .join('')
}

function stepsBetween(points: readonly Point[]): Point[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    return [x - fromX, y - fromY]
  })
}

/** Joins steps that go on in one line. */
function joinStraight(steps: readonly Point[]): Point[] {
  const joined: Point[] = []
  for (const [x, y] of steps) {
    const last = joined.at(-1)
    if (last && last[0] * y === last[1] * x) {
      joined[joined.length - 1] = [last[0] + x, last[1] + y]
    } else {
      joined.push([x, y])
    }
  }
  return joined
}

function formatNumbers(points: readonly Point[]): string {
  return points.flat().join(' ').replaceAll(' -', '-')
}
