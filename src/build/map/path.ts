import type { Point } from '#src/domain/map/layout.ts'
import type { Rings } from './land.ts'

/** SVG path data of lines in whole numbers, each step relative to the one before: short in the HTML. */
export function toPath(lines: Rings, isClosed: boolean): string {
  return lines.map((line) => writeLine(line, isClosed)).join('')
}

function writeLine(line: readonly Point[], isClosed: boolean): string {
  const points = dropStraight(line.map(([x, y]) => [Math.round(x), Math.round(y)] as const))
  const [start, ...rest] = points
  const corners = isClosed ? rest.slice(0, -1) : rest
  if (start === undefined || corners.length < (isClosed ? 2 : 1)) {
    return ''
  }
  const steps = corners.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? start
    return [x - fromX, y - fromY]
  })
  return `M${joinNumbers([...start])}l${joinNumbers(steps)}${isClosed ? 'z' : ''}`
}

function dropStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = kept.slice(-2)
    if (last && isSame(last, point)) {
      continue
    }
    if (before && last && isInLine(before, last, point)) {
      kept.pop()
    }
    kept.push(point)
  }
  return kept
}

function isSame([x1, y1]: Point, [x2, y2]: Point): boolean {
  return x1 === x2 && y1 === y2
}

function isInLine([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): boolean {
  return (x2 - x1) * (y3 - y2) === (x3 - x2) * (y2 - y1)
}

function joinNumbers(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}
