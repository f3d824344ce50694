import { createRequire } from 'node:module'
import { geoAlbersUsa } from 'd3-geo'
import { merge } from 'topojson-client'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

type State = (Polygon | MultiPolygon) & { properties: { name: string } }

type Atlas = Topology<{ states: { type: 'GeometryCollection'; geometries: State[] } }>

/** Returns the outline of some states together. */
export type Land = ReturnType<typeof readLand>

/** The projection of the us-atlas file. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])
const require = createRequire(import.meta.url)
let fineAtlas: Atlas | undefined

/** @param triangle drops details below this area, in square pixels of the atlas of 975 × 610 pixels */
export function readLand(triangle = 7.5) {
  fineAtlas ??= presimplify(require('us-atlas/states-albers-10m.json') as Atlas)
  const coarse = simplify(fineAtlas, triangle)
  const filtered = filter(coarse, filterAttachedWeight(coarse, 2 * triangle)) as Atlas
  const atlas = { ...filtered, arcs: filtered.arcs.map((arc) => arc.map(fitToFrame)) }
  return (...codes: readonly StateCode[]) => {
    const names = new Set(codes.map((code): string => usStates[code]))
    const { geometries } = atlas.objects.states
    return merge(
      atlas,
      geometries.filter(({ properties: { name } }) => names.has(name)),
    )
  }
}

/** Makes Alaska and Hawaii smaller, and leaves room for trays along the coasts. */
function fitToFrame([x = 0, y = 0]: readonly number[]): Point {
  return y - x / 2 > 380 ? [x * 0.56 + 90, y * 0.56 + 404] : [x * 1.11 + 38, y * 1.11 + 32]
}

/** Throws if the coordinates are outside the United States. */
export function toFrame({ at, name }: Pick<Restaurant, 'at' | 'name'>): Point {
  const point = project([at[1], at[0]])
  if (!point) {
    throw new Error(`Expected ${name} to be in the United States, found it at ${at.join(', ')}.`)
  }
  return fitToFrame(point)
}
