import { geoIdentity, geoPath, type GeoPermissibleObjects, type GeoStreamWrapper } from 'd3-geo'
import svgPath from 'svgpath'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { readLand, toFrame, type Land } from './land.ts'

/** The edge and the rim of components/RankPlate, of radius 100 around 0, 0. */
const platePath =
  'M93 0a15 15 0 0 1 -5 29a15 15 0 0 1 -13 26a15 15 0 0 1 -20 20a15 15 0 0 1 -26 13a15 15 0 0 1 -29 5a15 15 0 0 1 -29 -5a15 15 0 0 1 -26 -13a15 15 0 0 1 -20 -20a15 15 0 0 1 -13 -26a15 15 0 0 1 -5 -29a15 15 0 0 1 5 -29a15 15 0 0 1 13 -26a15 15 0 0 1 20 -20a15 15 0 0 1 26 -13a15 15 0 0 1 29 -5a15 15 0 0 1 29 5a15 15 0 0 1 26 13a15 15 0 0 1 20 20a15 15 0 0 1 13 26a15 15 0 0 1 5 29zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z'

/** An SVG of parts that pages show with `<use href="/map.svg#TX">`: each state, all of them, a plate. */
export function drawLand(land: Land): string {
  const states = stateCodes.map((code) => `<path id="${code}" d="${toPath(land(code))}"/>`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><defs>',
    `<path id="plate" d="${platePath}"/>`,
    `<g id="us">${states.join('')}</g>`,
    '</defs></svg>',
  ].join('')
}

/** A small state is drawn as large, and as detailed, as any other. */
export function drawStateMap(land: Land, restaurant: Restaurant) {
  const { state } = restaurant
  const outline = readLand(geoPath().area(land(state)) / 1100)(state)
  const margin = 30
  const extent: [Point, Point] = [
    [margin, margin],
    [margin + 300, margin + 300],
  ]
  const fit = geoIdentity().fitExtent(extent, outline)
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

/** Path data in whole numbers, each point relative to the one before, which is short. */
export function toPath(shape: GeoPermissibleObjects, projection: GeoStreamWrapper | null = null) {
  return svgPath(geoPath(projection)(shape) ?? '')
    .rel()
    .round(0)
    .toString()
}
