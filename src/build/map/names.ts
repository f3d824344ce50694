import type { NamedMark } from '#src/domain/map/layout.ts'
import type { PlacedCluster } from './marks.ts'
import {
  covers,
  gapBetween,
  isCrossed,
  isInFrame,
  shareOn,
  type Ground,
  type Shape,
} from './shape.ts'

type Name = NonNullable<NamedMark['name']>

/** Cities that share a tray under the name of their area. Any other tray is named by its best rank's city. */
const areas: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'Bay Area',
  'Palo Alto, CA': 'Bay Area',
  'Berkeley, CA': 'Bay Area',
  'Menlo Park, CA': 'Bay Area',
  'Fullerton, CA': 'Los Angeles',
}

/** Of the spread, in units: the height of a line, and the mean width of a letter of its type. */
const line = { height: 17, letter: 7.9 }
const gap = { mark: 5, name: 3 }

/**
 * Places the name of each mark beside, below or above it, in order of rank, where it covers nothing. A
 * mark without room has no name: its plate leads to the card, which has it.
 */
export function nameMarks(marks: readonly PlacedCluster[], isLand: Ground): (Name | undefined)[] {
  const taken = marks.map(({ shape }) => shape)
  return marks.map(({ places: [{ city, state }, ...more], shape }) => {
    const text =
      more.length === 0 ? city : `${areas[`${city}, ${state}`] ?? city} ${more.length + 1}`
    const [chosen] = waysOf(text, shape)
      .filter(
        ({ box }) =>
          isInFrame(box, gap.name) &&
          taken.every((other) => other === shape || gapBetween(box, other) >= gap.name) &&
          marks.every(
            ({ point, shape: { x, y } }) => covers(shape, [x, y]) || !isCrossed(box, point, [x, y]),
          ),
      )
      .map((way) => ({ ...way, cost: way.cost + coastCost(way.box, isLand) }))
      .toSorted((one, other) => one.cost - other.cost)
    if (chosen === undefined) {
      return undefined
    }
    taken.push(chosen.box)
    return chosen.name
  })
}

/** A name that runs over a coast is harder to read. */
function coastCost(box: Shape, isLand: Ground): number {
  const share = shareOn(isLand, [box])
  return 4 * share * (1 - share)
}

function waysOf(text: string, mark: Shape): { name: Name; box: Shape; cost: number }[] {
  const halfWidth = (text.length * line.letter) / 2
  const aside = mark.halfWidth + gap.mark
  const below = mark.halfHeight + gap.name + line.height / 2
  const ways = [
    { align: 'start', across: aside, middle: aside + halfWidth, down: 0, cost: 0 },
    { align: 'end', across: -aside, middle: -aside - halfWidth, down: 0, cost: 0.5 },
    { align: 'middle', across: 0, middle: 0, down: below, cost: 1 },
    { align: 'middle', across: 0, middle: 0, down: -below, cost: 1.2 },
  ] as const
  return ways.map(({ align, across, middle, down, cost }) => ({
    name: { text, x: Math.round(across), y: Math.round(down), align },
    box: {
      x: Math.round(mark.x) + middle,
      y: Math.round(mark.y) + down,
      halfWidth,
      halfHeight: line.height / 2,
      radius: 0,
    },
    cost,
  }))
}
