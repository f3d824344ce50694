import type { Point } from '#src/domain/map/layout.ts'
import { stateCodes, type StateCode } from '#src/domain/restaurant/us-states.ts'
import type { Land, Lines } from './land.ts'

/** The scalloped edge and the rim of components/RankPlate, in whole numbers: 20 arcs around 0, 0. */
export const platePath =
  'M93 0a15 15 0 0 1 -5 29a15 15 0 0 1 -13 26a15 15 0 0 1 -20 20a15 15 0 0 1 -26 13a15 15 0 0 1 -29 5a15 15 0 0 1 -29 -5a15 15 0 0 1 -26 -13a15 15 0 0 1 -20 -20a15 15 0 0 1 -13 -26a15 15 0 0 1 -5 -29a15 15 0 0 1 5 -29a15 15 0 0 1 13 -26a15 15 0 0 1 20 -20a15 15 0 0 1 26 -13a15 15 0 0 1 29 -5a15 15 0 0 1 29 5a15 15 0 0 1 26 13a15 15 0 0 1 20 20a15 15 0 0 1 13 26a15 15 0 0 1 5 29zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z'

/**
 * The shapes of the map as markup: a plate of radius 100; each state that has a place, by its code; all
 * others as one, and the borders between those.
 */
export function drawLand(land: Land, placed: readonly StateCode[]): string {
  const others = stateCodes.filter((code) => !placed.includes(code))
  const states = placed.map((code) => `<path id="us-${code}" d="${toPath(land.outline([code]))}"/>`)
  return [
    `<path id="map-plate" d="${platePath}"/>`,
    `<g id="us">${states.join('')}<path id="us-rest" d="${toPath(land.outline(others))}"/></g>`,
    `<path id="us-borders" d="${toPath(land.bordersBetween(others), false)}"/>`,
  ].join('')
}

/** SVG path data of lines in whole numbers, each step relative to the one before: short in the HTML. */
export function toPath(lines: Lines, isClosed = true): string {
  return lines
    .map((line) => {
      const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
      const steps = stepsBetween(points).slice(0, isClosed ? -1 : undefined)
      return steps.length < (isClosed ? 2 : 1)
        ? ''
        : `M${formatNumbers(points.slice(0, 1))}l${formatNumbers(steps)}${isClosed ? 'z' : ''}`
    })
    .join('')
}

/** The steps from point to point. Those that go on in one line are one step. */
function stepsBetween(points: readonly Point[]): Point[] {
  const steps: Point[] = []
  points.slice(1).forEach(([nextX, nextY], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    const [x, y] = [nextX - fromX, nextY - fromY]
    const last = steps.at(-1)
    if (last && last[0] * y === last[1] * x) {
      steps[steps.length - 1] = [last[0] + x, last[1] + y]
    } else {
      steps.push([x, y])
    }
  })
  return steps
}

function formatNumbers(points: readonly Point[]): string {
  return points.flat().join(' ').replaceAll(' -', '-')
}
