import type { MapLayout, NamedMark } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { clusterStates } from './cluster.ts'
import { drawLand } from './draw-land.ts'
import { toFrame } from './frame.ts'
import { surveyLand } from './ground.ts'
import type { Land } from './land.ts'
import { layMarks, laySpread } from './marks.ts'
import { layState } from './states.ts'

export interface DrawnMap {
  land: string
  /** JSON: as an object it would take twice the room in the router's data. */
  layout: string
  spread: NamedMark[]
}

export function drawMap(land: Land, restaurants: readonly Restaurant[]): DrawnMap {
  const places = restaurants.map((restaurant) => ({ ...restaurant, point: toFrame(restaurant) }))
  const ground = surveyLand([...land.states.values()].flat())
  const states = clusterStates(places)
  return {
    land: drawLand(land, [...states.keys()]),
    spread: laySpread(places, ground),
    layout: JSON.stringify({
      marks: layMarks(places, ground),
      states: Object.fromEntries(
        [...states].map(([code, near]) => [
          code,
          layState(land.states.get(code) ?? [], near, ground),
        ]),
      ),
    } satisfies MapLayout),
  }
}
