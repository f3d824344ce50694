import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Point } from '#src/domain/map/layout.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { fitToFrame, isInCorner } from './frame.ts'

export type Rings = readonly (readonly Point[])[]

export interface Land {
  states: ReadonlyMap<StateCode, Rings>
  /** One shape of several states, without their borders. */
  mergeStates: (codes: readonly StateCode[]) => Rings
  bordersOf: (codes: readonly StateCode[]) => Rings
}

type State = (Polygon | MultiPolygon) & { properties: { name: string } }

type Atlas = Topology<{ states: { type: 'GeometryCollection'; geometries: State[] } }>

/** Triangles of at least so many square pixels at 975 wide are kept, and islands of so many. */
const detail = { triangle: 7, island: 14 }
const codes = new Map<string, StateCode>(
  Object.entries(usStates).map(([code, name]) => [name, code as StateCode]),
)
const require = createRequire(import.meta.url)

function readAtlas() {
  const file = readFileSync(require.resolve('us-atlas/states-albers-10m.json'), 'utf8')
  return presimplify(JSON.parse(file) as Atlas)
}

export function createOutlineReader(): (code: StateCode) => Rings {
  const atlas = readAtlas()
  return (code) => {
    const find = (from: Atlas) =>
      from.objects.states.geometries.filter(({ properties }) => codes.get(properties.name) === code)
    const points = merge(atlas, find(atlas)).coordinates.flat(2)
    const size = (axis: 0 | 1) => {
      const values = points.map((point) => point[axis] ?? 0)
      return Math.max(...values) - Math.min(...values)
    }
    const simple = simplify(atlas, (size(0) * size(1)) / 2500)
    return merge(simple, find(simple)).coordinates.flatMap((polygon) =>
      polygon.map((ring) => fit(ring, isInCorner(code))),
    )
  }
}

/** Reads the land, simplified so that neighbors share one border. */
export function readLand(): Land {
  const coarse = simplify(readAtlas(), detail.triangle)
  const atlas = filter(coarse, filterAttachedWeight(coarse, detail.island)) as Atlas
  const states = new Map(
    atlas.objects.states.geometries.flatMap((state) => {
      const code = codes.get(state.properties.name)
      return code === undefined ? [] : [[code, state] as const]
    }),
  )
  const pick = (chosen: readonly StateCode[]) => chosen.flatMap((code) => states.get(code) ?? [])
  const mergeStates = (chosen: readonly StateCode[]) =>
    splitCorner(chosen).flatMap((part) =>
      merge(atlas, pick(part)).coordinates.flatMap((polygon) =>
        polygon.map((ring) => fit(ring, part.some(isInCorner))),
      ),
    )
  return {
    states: new Map([...states.keys()].map((code) => [code, mergeStates([code])])),
    mergeStates,
    bordersOf: (chosen) => {
      const geometries = pick(chosen)
      return mesh(
        atlas,
        { type: 'GeometryCollection', geometries },
        (one, other) => one !== other,
      ).coordinates.map((line) => fit(line, false))
    },
  }
}

function splitCorner(chosen: readonly StateCode[]): StateCode[][] {
  return [chosen.filter((code) => !isInCorner(code)), chosen.filter(isInCorner)]
}

function fit(line: readonly (readonly number[])[], isSmall: boolean): Point[] {
  return line.map(([x = 0, y = 0]) => fitToFrame([x, y], isSmall))
}
