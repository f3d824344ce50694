import type { Align, Point } from '#src/domain/map/layout.ts'
import type { Arrangement, MarkStyle, Places } from './place-marks.ts'
import { circle, gapBetween, type Shape } from './shape.ts'

/** Which part of a shape is on land, from 0 to 1. */
type LandShare = (shape: Shape) => number

/** Radii of plates, and the distance between their centers. The home page's are smaller. */
const large = { plate: 38, best: 38, rim: 4, distance: 81 }
const trayRadius = 42
/** For a tray that shows its best plate, and '+7' right of it. */
const countingTray: Point = [67, trayRadius]
const small = { plate: 14.5, best: 18, rim: 5.5, distance: 30 }
/** Trays move to water if that is no farther off, and names leave their state. */
const costs = { trayOnLand: 90, noName: 30, nameOnBorder: 200, noNames: 900 }
/** For a column of plates and the names beside it. */
const column = { rowHeight: 88, gap: 24, letter: 20 }
/** Names of trays by the city of the best rank, if it is not the name of the city. */
const areas: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'Bay Area',
  'Palo Alto, CA': 'Bay Area',
  'Berkeley, CA': 'Bay Area',
  'Fullerton, CA': 'Los Angeles',
}

/** The directory: a tray shows its best plate. Marks are 24 pixels apart on a phone, see WCAG 2.5.8. */
export function listStyle(landShare: LandShare): MarkStyle {
  const [halfWidth, halfHeight] = countingTray
  const body = { x: 0, y: 0, halfWidth, halfHeight, radius: halfHeight }
  return {
    reach: 45,
    gap: 5,
    arrange: ({ length }) => [
      length === 1 ? placePlates(1, large) : { plates: [[-25, 0]], tray: countingTray, body },
    ],
    costOf: (mark) => costOfTray(mark, landShare),
  }
}

/** The home page: a tray shows all its plates, and each mark has the name of its place. */
export const spreadStyle = (landShare: LandShare): MarkStyle => ({
  reach: 20,
  gap: 5,
  arrange: (places) => {
    const mark = placePlates(places.length, small, places[0].rank <= 10)
    const names = namesAround(places, mark.body)
    const free = names.filter(({ text }) => gapBetween(mark.body, text) > 0)
    return [...free.map((name) => ({ ...mark, ...name })), mark]
  },
  costOf: (mark) => costOfTray(mark, landShare) + (mark.name ? 0 : costs.noName),
})

/** The directory with a chosen state: columns of plates with names, outside of the state if possible. */
export const stateStyle = (stateShare: LandShare, nameOnLand: number): MarkStyle => ({
  reach: 2 * trayRadius,
  gap: 8,
  arrange: (places) => [
    columnWithNames(places, 'start'),
    columnWithNames(places, 'end'),
    placePlates(places.length, large),
  ],
  costOf: ({ text }) => {
    const inside = text ? stateShare(text) : 0
    const onBorder = Math.min(inside, 1 - inside)
    return text ? costs.nameOnBorder * onBorder + nameOnLand * inside : costs.noNames
  },
})

const costOfTray = ({ tray, body }: Arrangement, landShare: LandShare): number =>
  tray ? costs.trayOnLand * landShare(body) : 0

/** The plates of a tray form a ring, from six on around the best one, which is first. */
function placePlates(count: number, size: typeof large, isBest = false): Arrangement {
  const { plate, best, rim, distance } = size
  if (count === 1) {
    return { plates: [[0, 0]], body: circle(isBest ? best : plate) }
  }
  const hasCenter = count >= 6
  const ring = hasCenter ? count - 1 : count
  const radius = Math.max(hasCenter ? distance : 0, distance / (2 * Math.sin(Math.PI / ring)))
  // Two are side by side, four form a square, any other ring begins at its top.
  const turn = { 2: 1, 4: 0.75 }[count] ?? 0.5
  const around = Array.from({ length: ring }, (_, index): Point => {
    const angle = ((2 * index) / ring - turn) * Math.PI
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
  const halfWidth = radius + plate + rim
  const halfHeight = count === 2 ? plate + rim : halfWidth
  return {
    plates: hasCenter ? [[0, 0], ...around] : around,
    tray: [halfWidth, halfHeight],
    body: { x: 0, y: 0, halfWidth, halfHeight, radius: halfHeight },
  }
}

function columnWithNames(places: Places, names: Align): Arrangement {
  // So close together even nine fit.
  const rowHeight = places.length > 8 ? large.distance : column.rowHeight
  const rows = places.map((_, index) => (index - (places.length - 1) / 2) * rowHeight)
  const halfHeight = trayRadius + (rows.at(-1) ?? 0)
  const letters = Math.max(...places.flatMap(({ name, city }) => [name.length, city.length]))
  const halfWidth = (column.gap + letters * column.letter) / 2
  const x = (names === 'start' ? 1 : -1) * (trayRadius + halfWidth)
  return {
    plates: rows.map((y): Point => [0, y]),
    ...(places.length > 1 && { tray: [trayRadius, halfHeight] }),
    names,
    body: { x: 0, y: 0, halfWidth: trayRadius, halfHeight, radius: trayRadius },
    text: { x, y: 0, halfWidth, halfHeight, radius: 0 },
  }
}

function namesAround([{ city, state }, ...more]: Places, { halfWidth, halfHeight }: Shape) {
  const text = more.length === 0 ? city : (areas[`${city}, ${state}`] ?? city)
  const size = { halfWidth: text.length * 4, halfHeight: 8.5, radius: 0 }
  const ways: readonly (readonly [Align, across: number, down: number])[] = [
    ['start', 1, 0],
    ['end', -1, 0],
    ['middle', 0, 1],
    ['middle', 0, -1],
    ['start', 0.7, -0.7],
    ['end', -0.7, -0.7],
    ['start', 0.7, 0.7],
    ['end', -0.7, 0.7],
  ]
  return ways.map(([align, across, down]) => {
    const x = Math.round(across * (halfWidth + 5))
    const y = Math.round(down * (halfHeight + 11.5))
    return {
      name: { text, x, y, align },
      text: { ...size, x: x + Math.sign(across) * size.halfWidth, y },
    }
  })
}
