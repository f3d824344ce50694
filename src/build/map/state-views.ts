import { frame, type Column, type Point, type StateView } from '#src/domain/map/layout.ts'
import { columnText, longestColumn, pitchOf, plate, tray } from '#src/domain/map/sizes.ts'
import { clusterPlaces, type Place } from './cluster.ts'
import { boxAround, type Lines } from './land.ts'
import { placeItems } from './place-items.ts'
import { covers, isInside, shareOn, type Ground, type Shape } from './shape.ts'

/** A column of plates, with names on one side or without. */
interface Way extends Shape {
  /** The middle of the plates, from the middle of the shape. */
  plates: number
  side?: 'left' | 'right'
}

interface Group {
  places: readonly Place[]
  point: Point
}

/** What a state may fill of the frame, and how far it is enlarged: a small one still shows its neighbors. */
const room = { width: 720, height: 580, maxScale: 6.5 }
const gap = 8
/** Reserved for the link back to all states. */
const backLink: Shape = { x: 120, y: 40, halfWidth: 120, halfHeight: 40, radius: 0 }
/** In units of distance: names that run over the border of the dark state, and names on any land. */
const costs = { border: 500, land: 30 }

/** A state that fills the frame, its plates in columns with names, on the seaward side where it can be. */
export function layState(outline: Lines, places: readonly Place[], ground: Ground): StateView {
  const [[left, top], [right, bottom]] = boxAround(outline.flat())
  const fit = Math.min(room.width / (right - left), room.height / (bottom - top), room.maxScale)
  const scale = Math.round(fit * 10) / 10
  const x = Math.round(frame.width / 2 - (scale * (left + right)) / 2)
  const y = Math.round(frame.height / 2 - (scale * (top + bottom)) / 2)
  const groups = clusterPlaces(places, (2 * tray) / scale).flatMap(({ places: near, point }) =>
    split(near).map((part): Group => ({
      places: part,
      point: [point[0] * scale + x, point[1] * scale + y],
    })),
  )
  const onMap = ([pointX, pointY]: Point): Point => [(pointX - x) / scale, (pointY - y) / scale]
  const isState: Ground = (point) => isInside(onMap(point), outline)
  const isLand: Ground = (point) => ground(onMap(point))
  return { scale, x, y, columns: placeColumns(groups, isState, isLand) }
}

function split(places: readonly Place[]): (readonly Place[])[] {
  const parts = Math.ceil(places.length / longestColumn)
  return Array.from({ length: parts }, (_, part) =>
    places.slice(part * longestColumn, (part + 1) * longestColumn),
  )
}

/** Places the columns with names; all of them without names if there is no room for one. */
function placeColumns(groups: readonly Group[], isState: Ground, isLand: Ground): Column[] {
  const place = (waysOf: (places: readonly Place[]) => Way[], taken: readonly Shape[]) => {
    const items = groups.map((group) => ({
      ...group,
      ways: waysOf(group.places),
      costOf: (way: Way) => {
        const texts = textsOf(way, group.places)
        const onState = shareOn(isState, texts)
        return costs.border * Math.min(onState, 1 - onState) + costs.land * shareOn(isLand, texts)
      },
    }))
    return placeItems(items, gap, taken).map((item) => toColumn(item, isState))
  }
  try {
    return place(namedWays, [backLink])
  } catch {
    return place(plainWays, [])
  }
}

function namedWays(places: readonly Place[]): Way[] {
  const textWidth = Math.max(...places.map(widthOf))
  const halfWidth = tray + (columnText.gap + textWidth) / 2
  return (['left', 'right'] as const).map((side) => {
    const x = (side === 'right' ? 1 : -1) * (halfWidth - tray)
    return { x, y: 0, halfWidth, halfHeight: halfHeightOf(places), radius: 0, plates: -x, side }
  })
}

function plainWays(places: readonly Place[]): Way[] {
  const halfHeight = halfHeightOf(places)
  return [{ x: 0, y: 0, halfWidth: tray, halfHeight, radius: tray, plates: 0 }]
}

function halfHeightOf({ length }: readonly Place[]): number {
  return Math.max(tray, (length * pitchOf(length)) / 2)
}

function widthOf({ name, city }: Place): number {
  return Math.max(name.length * columnText.nameLetter, city.length * columnText.cityLetter)
}

function textsOf(way: Way, places: readonly Place[]): Shape[] {
  const side = Math.sign(-way.plates)
  const pitch = pitchOf(places.length)
  return places.map((place, row) => {
    const halfWidth = widthOf(place) / 2
    return {
      x: way.x + way.plates + side * (tray + columnText.gap + halfWidth),
      y: way.y + (row - (places.length - 1) / 2) * pitch,
      halfWidth,
      halfHeight: pitch / 2.4,
      radius: 0,
    }
  })
}

function toColumn({ places, point, shape }: Group & { shape: Way }, isState: Ground): Column {
  const x = Math.round(shape.x + shape.plates)
  const y = Math.round(shape.y)
  const plates = { ...shape, x, halfWidth: tray, radius: tray }
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(shape.side && { side: shape.side }),
    ...(shareOn(isState, textsOf(shape, places)) > 0.5 && { isOnState: true }),
    ...(!covers(plates, point, -plate / 2) && {
      point: [Math.round(point[0]) - x, Math.round(point[1]) - y] as const,
    }),
  }
}
