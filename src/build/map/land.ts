import * as d3 from 'd3-geo'
import svgPath from 'svgpath'
import usAtlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { merge } from 'topojson-client'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { ContentError } from '#src/build/content/content-error.ts'
import { memoize } from '#src/domain/finding/fold.ts'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

type State = (Polygon | MultiPolygon) & { properties: { name: string } }

type Atlas = Topology<{ states: { type: 'GeometryCollection'; geometries: State[] } }>

/** The projection of the us-atlas file. */
const project = d3.geoAlbersUsa().scale(1300).translate([487.5, 305])
const fineAtlas = presimplify(usAtlas as unknown as Atlas)

/** The edge and the rim of components/RankPlate, of radius 100 around 0, 0. */
const platePath =
  'M93 0a15 15 0 0 1 -5 29a15 15 0 0 1 -13 26a15 15 0 0 1 -20 20a15 15 0 0 1 -26 13a15 15 0 0 1 -29 5a15 15 0 0 1 -29 -5a15 15 0 0 1 -26 -13a15 15 0 0 1 -20 -20a15 15 0 0 1 -13 -26a15 15 0 0 1 -5 -29a15 15 0 0 1 5 -29a15 15 0 0 1 13 -26a15 15 0 0 1 20 -20a15 15 0 0 1 26 -13a15 15 0 0 1 29 -5a15 15 0 0 1 29 5a15 15 0 0 1 26 13a15 15 0 0 1 20 20a15 15 0 0 1 13 26a15 15 0 0 1 5 29zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z'

/** An SVG of parts that pages show with `<use href="/map.svg#TX">`: each state, all of them, a plate. */
export function drawLand(): string {
  const states = stateCodes.map((code) => `<path id="${code}" d="${toPath(outlineOf([code]))}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="plate" d="${platePath}"/><g id="us">${states.join('')}</g></defs></svg>`
}

/** A small state is drawn as large, and as detailed, as any other. */
export function drawStateMap({ state, at, name }: Restaurant) {
  const outline = outlineOf([state], d3.geoPath().area(outlineOf([state])) / 1100)
  const margin = 30
  const fit = d3.geoIdentity().fitSize([300, 300], outline)
  const [[left, top], [right, bottom]] = d3.geoPath(fit).bounds(outline)
  const [x = 0, y = 0] = fit(toFrame({ at, name })) ?? []
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

/**
 * The outline of some states together.
 * @param triangle drops details below this area, in square pixels of the atlas of 975 × 610 pixels
 */
export function outlineOf(codes: readonly StateCode[], triangle = 7.5) {
  const atlas = simplifyAtlas(triangle)
  const names = new Set(codes.map((code): string => usStates[code]))
  const { geometries } = atlas.objects.states
  const states = geometries.filter(({ properties: { name } }) => names.has(name))
  return merge(atlas, states)
}

const simplifyAtlas = memoize((triangle: number) => {
  const coarse = simplify(fineAtlas, triangle)
  const filtered = filter(coarse, filterAttachedWeight(coarse, 2 * triangle)) as Atlas
  return { ...filtered, arcs: filtered.arcs.map((arc) => arc.map(fitToFrame)) }
})

/** Makes Alaska and Hawaii smaller, and leaves room for trays along the coasts. */
const fitToFrame = ([x = 0, y = 0]: readonly number[]): Point =>
  y - x / 2 > 380 ? [x * 0.56 + 90, y * 0.56 + 404] : [x * 1.11 + 38, y * 1.11 + 32]

/** Throws if the coordinates are outside the United States. */
export function toFrame({ at, name }: Pick<Restaurant, 'at' | 'name'>): Point {
  const point = project([at[1], at[0]])
  if (!point) {
    throw new ContentError([
      `src/content/restaurants.yaml (${name}), fields latitude and longitude: expected a place in the United States, found ${at.join(', ')}`,
    ])
  }
  return fitToFrame(point)
}

/** Path data in whole numbers, each point relative to the one before, which is short. */
export const toPath = (shape: d3.GeoPermissibleObjects, projection?: d3.GeoStreamWrapper) =>
  svgPath(d3.geoPath(projection)(shape) ?? '')
    .rel()
    .round(0)
    .toString()
