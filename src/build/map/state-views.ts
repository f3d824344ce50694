import { geoPath } from 'd3-geo'
import { frame, type Column, type Point, type StateView } from '#src/domain/map/layout.ts'
import { nameGap, rowHeight, tray } from '#src/domain/map/sizes.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { clusterPlaces, type Place } from './cluster.ts'
import { toPath } from './draw-land.ts'
import type { Land } from './land.ts'
import { toMark } from './marks.ts'
import { placeItems, type Way } from './place-items.ts'
import { createPathTest, shareOn, type Shape } from './shape.ts'

/** The maximum of a state. A small one is not enlarged more, so that it shows its neighbors. */
const room = { width: 720, height: 580, maxScale: 6.5 }
const gap = 8
const maxRows = 8
const meanLetterWidth = { name: 19, city: 15.5 }
const allStatesLink: Shape = { x: 120, y: 40, halfWidth: 120, halfHeight: 40, radius: 0 }
/** In units of distance: names across the border of the dark state, and names on land. */
const costs = { border: 500, land: 30 }

/** Makes a state fill the frame, with columns of plates and their names, at sea if possible. */
export function layoutState(
  land: Land,
  landPath: string,
  code: StateCode,
  allPlaces: readonly Place[],
): StateView {
  const places = allPlaces.filter(({ state }) => state === code)
  const outline = land.outline(code)
  const [[left, top], [right, bottom]] = geoPath().bounds(outline)
  const fit = Math.min(room.width / (right - left), room.height / (bottom - top), room.maxScale)
  const scale = Math.round(fit * 10) / 10
  const x = Math.round(frame.width / 2 - (scale * (left + right)) / 2)
  const y = Math.round(frame.height / 2 - (scale * (top + bottom)) / 2)
  const transform = `translate(${x} ${y}) scale(${scale})`
  const isState = createPathTest(toPath(outline), transform)
  const isLand = createPathTest(landPath, transform)
  const groups = clusterPlaces(places, (2 * tray) / scale).flatMap(({ places: near, point }) =>
    Array.from({ length: Math.ceil(near.length / maxRows) }, (_, part) => ({
      places: near.slice(part * maxRows, (part + 1) * maxRows),
      point: [point[0] * scale + x, point[1] * scale + y] as Point,
    })),
  )
  const layoutColumns = (sides: readonly Way['side'][], taken: readonly Shape[]): Column[] => {
    const items = groups.map((group) => ({
      ...group,
      ways: sides.map((side) => columnWay(group.places, side)),
      costOf: (way: Way) => {
        const onState = shareOn(isState, namesOf(way))
        const onLand = shareOn(isLand, namesOf(way))
        return costs.border * Math.min(onState, 1 - onState) + costs.land * onLand
      },
    }))
    return placeItems(items, gap, taken).map((column) => ({
      ...toMark({ ...column, shape: platesOf(column.shape) }),
      ...(column.shape.side && { side: column.shape.side }),
    }))
  }
  try {
    return { scale, x, y, columns: layoutColumns(['left', 'right'], [allStatesLink]) }
  } catch {
    // There is no room for the names.
    return { scale, x, y, columns: layoutColumns([undefined], []) }
  }
}

function columnWay(places: readonly Place[], side: Way['side']): Way {
  const halfHeight = (places.length * rowHeight(places.length)) / 2
  const widths = places.flatMap(({ name, city }) => [
    name.length * meanLetterWidth.name,
    city.length * meanLetterWidth.city,
  ])
  const halfNames = side ? (nameGap + Math.max(...widths)) / 2 : 0
  return {
    x: signOf(side) * halfNames,
    y: 0,
    halfWidth: tray + halfNames,
    halfHeight,
    radius: side ? 0 : tray,
    ...(side && { side }),
  }
}

function platesOf(way: Way): Shape {
  const x = way.x - signOf(way.side) * (way.halfWidth - tray)
  return { ...way, x, halfWidth: tray, radius: tray }
}

function namesOf(way: Way): Shape {
  return { ...way, x: way.x + signOf(way.side) * tray, halfWidth: way.halfWidth - tray }
}

function signOf(side: Way['side']): number {
  return side === undefined ? 0 : { left: -1, right: 1 }[side]
}
