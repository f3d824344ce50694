import { frame, type NamedMark, type Point } from '#src/domain/map/layout.ts'
import { nameArea } from './area-names.ts'
import type { Cluster } from './cluster.ts'
import type { Ground } from './ground.ts'
import { covers, gapBetween, isCrossed, isWithin, samplePoints, type Shape } from './shape.ts'

type Name = NonNullable<NamedMark['name']>

/** Of the spread, in units: the height of a line, and the mean width of a letter of its type. */
const line = { height: 17, letter: 7.9 }
const gap = { mark: 5, name: 3 }

/**
 * Places the name of each mark beside, below or above it, in order of rank, where it covers nothing. A
 * mark without room has no name: its plate leads to the card, which has it.
 */
export function nameMarks(
  marks: readonly (readonly [Cluster, Shape])[],
  ground: Ground,
): (Name | undefined)[] {
  const taken = marks.map(([, shape]) => shape)
  const lines = marks.map(([{ point }, { x, y }]) => [point, [x, y]] as const)
  return marks.map(([{ places }, shape]) => {
    const [best] = places
    const text = places.length === 1 ? best.city : `${nameArea(best)} ${places.length}`
    const [chosen] = waysOf(text, shape)
      .filter(
        ({ box }) =>
          isWithin(box, frame.width, frame.height, gap.name) &&
          taken.every((other) => other === shape || gapBetween(box, other) >= gap.name) &&
          lines.every(([from, to]) => covers(shape, to) || !isCrossed(box, from, to, 2)),
      )
      .map((way) => ({ ...way, cost: way.cost + borderCost(way.box, ground) }))
      .toSorted((one, other) => one.cost - other.cost)
    if (chosen === undefined) {
      return undefined
    }
    taken.push(chosen.box)
    return chosen.name
  })
}

/** A name that runs over a coast is harder to read. */
function borderCost(box: Shape, ground: Ground): number {
  const points: Point[] = samplePoints(box)
  const share = points.filter((point) => ground(point)).length / points.length
  return 4 * share * (1 - share)
}

function waysOf(text: string, mark: Shape): { name: Name; box: Shape; cost: number }[] {
  const halfWidth = (text.length * line.letter) / 2
  const aside = mark.halfWidth + gap.mark
  const below = mark.halfHeight + gap.name + line.height / 2
  const x = Math.round(mark.x)
  const y = Math.round(mark.y)
  const ways = [
    { align: 'start', across: aside, middle: aside + halfWidth, down: 0, cost: 0 },
    { align: 'end', across: -aside, middle: -aside - halfWidth, down: 0, cost: 0.5 },
    { align: 'middle', across: 0, middle: 0, down: below, cost: 1 },
    { align: 'middle', across: 0, middle: 0, down: -below, cost: 1.2 },
  ] as const
  return ways.map(({ align, across, middle, down, cost }) => ({
    name: { text, x: Math.round(across), y: Math.round(down), align },
    box: { x: x + middle, y: y + down, halfWidth, halfHeight: line.height / 2, radius: 0 },
    cost,
  }))
}
