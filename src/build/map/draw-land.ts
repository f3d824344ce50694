import { geoIdentity, geoPath, type GeoPermissibleObjects, type GeoStreamWrapper } from 'd3-geo'
import type { Point, StateMap } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { readLand, toFrame, type Land } from './land.ts'

/** The scalloped edge and the rim of components/RankPlate, in whole numbers: 20 arcs around 0, 0. */
const platePath =
  'M93 0a15 15 0 0 1 -5 29a15 15 0 0 1 -13 26a15 15 0 0 1 -20 20a15 15 0 0 1 -26 13a15 15 0 0 1 -29 5a15 15 0 0 1 -29 -5a15 15 0 0 1 -26 -13a15 15 0 0 1 -20 -20a15 15 0 0 1 -13 -26a15 15 0 0 1 -5 -29a15 15 0 0 1 5 -29a15 15 0 0 1 13 -26a15 15 0 0 1 20 -20a15 15 0 0 1 26 -13a15 15 0 0 1 29 -5a15 15 0 0 1 29 5a15 15 0 0 1 26 13a15 15 0 0 1 20 20a15 15 0 0 1 13 26a15 15 0 0 1 5 29zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z'

/** Room around a state for its coast lines and the plate. */
const margin = 30
const stateExtent: [Point, Point] = [
  [margin, margin],
  [margin + 300, margin + 300],
]

/**
 * The shapes of the map as markup: a plate of radius 100; each state that has a place, by its code; all
 * others as one, and the borders between those.
 */
export function drawLand(land: Land, placed: readonly StateCode[]): string {
  const others = stateCodes.filter((code) => !placed.includes(code))
  const states = placed.map((code) => `<path id="us-${code}" d="${toPath(land.outline(code))}"/>`)
  return [
    `<path id="map-plate" d="${platePath}"/>`,
    `<g id="us">${states.join('')}<path id="us-rest" d="${toPath(land.outline(...others))}"/></g>`,
    `<path id="us-borders" d="${toPath(land.bordersBetween(...others))}"/>`,
  ].join('')
}

/** Draws one state 300 units long, as detailed for its size as any other. */
export function drawStateMap(land: Land, restaurant: Restaurant): StateMap {
  const { state } = restaurant
  const outline = readLand(geoPath().area(land.outline(state)) / 1100).outline(state)
  const fit = geoIdentity().fitExtent(stateExtent, outline)
  const [[left, top], [right, bottom]] = geoPath(fit).bounds(outline)
  const [x = 0, y = 0] = fit(toFrame(restaurant)) ?? []
  return {
    viewBox: [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
      .map(Math.round)
      .join(' '),
    outline: toPath(outline, fit),
    plate: platePath,
    x: Math.round(x),
    y: Math.round(y),
  }
}

/** SVG path data in whole numbers, each point relative to the one before: short in the HTML. */
export function toPath(shape: GeoPermissibleObjects, projection: GeoStreamWrapper | null = null) {
  let [fromX, fromY] = [0, 0]
  const path = geoPath(projection).digits(0)(shape) ?? ''
  return (
    path
      .replaceAll(/([ML])(\d+),(\d+)/g, (_, command: string, x: string, y: string) => {
        const [right, down] = [Number(x) - fromX, Number(y) - fromY]
        ;[fromX, fromY] = [Number(x), Number(y)]
        return command === 'M'
          ? `M${x} ${y}l`
          : right === 0 && down === 0
            ? ''
            : ` ${right} ${down}`
      })
      // Islands that are a point at this size.
      .replaceAll(/M\d+ \d+lZ?(?=M|$)/g, '')
      .replaceAll('l ', 'l')
      .replaceAll(' -', '-')
  )
}
