import { frame, type Column, type Point, type StateView } from '#src/domain/map/layout.ts'
import { columnText, longestColumn, pitchOf, plate, tray } from '#src/domain/map/sizes.ts'
import { clusterPlaces, type Place } from './cluster.ts'
import { isInside, type Ground } from './ground.ts'
import type { Rings } from './land.ts'
import { placeItems, type Item } from './place-marks.ts'
import { covers, samplePoints, type Shape } from './shape.ts'

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
const dislikes = { border: 500, land: 30 }

/** A state that fills the frame, its plates in columns with names, on the seaward side where it can be. */
export function layState(rings: Rings, places: readonly Place[], ground: Ground): StateView {
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  const fit = Math.min(room.width / (box[2] - box[0]), room.height / (box[3] - box[1]))
  const scale = Math.round(Math.min(room.maxScale, fit) * 10) / 10
  const x = Math.round(frame.width / 2 - (scale * (box[0] + box[2])) / 2)
  const y = Math.round(frame.height / 2 - (scale * (box[1] + box[3])) / 2)
  const groups = clusterPlaces(places, (2 * tray) / scale).flatMap(({ places: near, point }) =>
    split(near).map((part): Group => ({
      places: part,
      point: [point[0] * scale + x, point[1] * scale + y],
    })),
  )
  const onMap = ([pointX, pointY]: Point): Point => [(pointX - x) / scale, (pointY - y) / scale]
  const isState: Ground = (point) => isInside(onMap(point), rings)
  const isLand: Ground = (point) => ground(onMap(point))
  const columns = placeGroups(groups, isState, isLand).map((way, index) =>
    toColumn(groups[index] as Group, way, isState),
  )
  return { scale, x, y, columns }
}

function split(places: readonly Place[]): (readonly Place[])[] {
  const parts = Math.ceil(places.length / longestColumn)
  return Array.from({ length: parts }, (_, part) =>
    places.slice(part * longestColumn, (part + 1) * longestColumn),
  )
}

/** Places the columns with names; all of them without names if there is no room for one. */
function placeGroups(groups: readonly Group[], isState: Ground, isLand: Ground): Way[] {
  const items = (ways: (places: readonly Place[]) => Way[]) =>
    groups.map(({ point, places }): Item<Way> => ({
      point,
      ways: ways(places),
      costOf: (way) => costOf(way, places, isState, isLand),
    }))
  try {
    return placeItems(items(namedWays), { gap, taken: [backLink] })
  } catch {
    return placeItems(
      items((places) => [plainWay(places)]),
      { gap },
    )
  }
}

function namedWays(places: readonly Place[]): Way[] {
  const { gap: space } = columnText
  const halfWidth = tray + (space + Math.max(...places.map(textWidth))) / 2
  const halfHeight = Math.max(tray, (places.length * pitchOf(places.length)) / 2)
  return (['left', 'right'] as const).map((side) => {
    const offset = (side === 'right' ? 1 : -1) * (halfWidth - tray)
    return { x: offset, y: 0, halfWidth, halfHeight, radius: 0, plates: -offset, side }
  })
}

function plainWay({ length }: readonly Place[]): Way {
  const halfHeight = Math.max(tray, (length * pitchOf(length)) / 2)
  return { x: 0, y: 0, halfWidth: tray, halfHeight, radius: tray, plates: 0 }
}

function textWidth({ name, city }: Place): number {
  return Math.max(name.length * columnText.nameLetter, city.length * columnText.cityLetter)
}

function costOf(way: Way, places: readonly Place[], isState: Ground, isLand: Ground): number {
  const points = textsOf(way, places).flatMap(samplePoints)
  const inState = points.filter(isState).length / points.length
  const onLand = points.filter(isLand).length / points.length
  return dislikes.border * Math.min(inState, 1 - inState) + dislikes.land * onLand
}

function textsOf(way: Way, places: readonly Place[]): Shape[] {
  const side = Math.sign(-way.plates)
  const pitch = pitchOf(places.length)
  return places.map((place, row) => {
    const halfWidth = textWidth(place) / 2
    return {
      x: way.x + way.plates + side * (tray + columnText.gap + halfWidth),
      y: way.y + (row - (places.length - 1) / 2) * pitch,
      halfWidth,
      halfHeight: pitch / 2.4,
      radius: 0,
    }
  })
}

function toColumn({ places, point }: Group, way: Way, isState: Ground): Column {
  const x = Math.round(way.x + way.plates)
  const y = Math.round(way.y)
  const plates: Shape = {
    ...way,
    x,
    halfWidth: tray,
    radius: tray,
    halfHeight: Math.max(tray, way.halfHeight),
  }
  const under = textsOf(way, places).flatMap(samplePoints)
  const isOnState = under.filter(isState).length > under.length / 2
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(way.side && { side: way.side }),
    ...(isOnState && { isOnState }),
    ...(!covers(plates, point, -plate / 2) && {
      point: [Math.round(point[0]) - x, Math.round(point[1]) - y] as const,
    }),
  }
}
