import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoAlbersUsa } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

export type Lines = readonly (readonly Point[])[]

export interface Land {
  /** The rings around states, as one shape without the borders between them. */
  outline: (codes: readonly StateCode[]) => Lines
  bordersBetween: (codes: readonly StateCode[]) => Lines
}

type State = (Polygon | MultiPolygon) & { properties: { name: string } }

type Atlas = Topology<{ states: { type: 'GeometryCollection'; geometries: State[] } }>

/** Square pixels of the atlas: smaller triangles and islands are dropped. */
const detail = { triangle: 7, island: 14 }
/** The projection of the us-atlas file (975 × 610 pixels), so that points fit the land. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305])
const require = createRequire(import.meta.url)

function readAtlas() {
  const file = readFileSync(require.resolve('us-atlas/states-albers-10m.json'), 'utf8')
  return presimplify(JSON.parse(file) as Atlas)
}

/** Reads the land, simplified so that neighbors share one border. */
export function readLand(): Land {
  const coarse = simplify(readAtlas(), detail.triangle)
  const atlas = filter(coarse, filterAttachedWeight(coarse, detail.island)) as Atlas
  return {
    outline: (codes) => readOutline(atlas, codes),
    bordersBetween: (codes) =>
      mesh(
        atlas,
        { type: 'GeometryCollection', geometries: pickStates(atlas, codes) },
        (one, other) => one !== other,
      ).coordinates.map(fitLine),
  }
}

/** Returns a function that reads one state, as detailed for its size as any other. */
export function createOutlineReader(): (code: StateCode) => Lines {
  const atlas = readAtlas()
  return (code) => {
    const points = merge(atlas, pickStates(atlas, [code])).coordinates.flat(2)
    const [[left, top], [right, bottom]] = boxAround(points.map(([x = 0, y = 0]) => [x, y]))
    return readOutline(simplify(atlas, ((right - left) * (bottom - top)) / 2500), [code])
  }
}

function pickStates(atlas: Atlas, codes: readonly StateCode[]): State[] {
  return atlas.objects.states.geometries.filter(({ properties }) =>
    codes.some((code) => usStates[code] === properties.name),
  )
}

function readOutline(atlas: Atlas, codes: readonly StateCode[]): Lines {
  return merge(atlas, pickStates(atlas, codes)).coordinates.flat().map(fitLine)
}

function fitLine(line: readonly (readonly number[])[]): Point[] {
  return line.map(([x = 0, y = 0]) => fitToFrame([x, y]))
}

/** Makes Alaska and Hawaii, below on the left, smaller. The coasts have the room that their trays need. */
function fitToFrame([x, y]: Point): Point {
  return y - x / 2 > 380 ? [x * 0.56 + 90, y * 0.56 + 404] : [x * 1.11 + 38, y * 1.11 + 32]
}

/** Projects coordinates into the map's frame. Throws if they are outside the United States. */
export function toFrame({ at, name }: Pick<Restaurant, 'at' | 'name'>): Point {
  const point = at && project([at[1], at[0]])
  if (!point) {
    throw new Error(`Expected ${name} to be in the United States, found it at ${at?.join(', ')}.`)
  }
  return fitToFrame(point)
}

/** The top left and the bottom right corner of the box around points. */
export function boxAround(points: readonly Point[]): readonly [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}
