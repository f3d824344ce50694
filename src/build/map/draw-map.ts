import type { MapLayout, NamedMark } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { drawLand } from './draw-land.ts'
import { toFrame, type Land } from './land.ts'
import { layMarks, laySpread } from './marks.ts'
import { surveyGround } from './shape.ts'
import { layState } from './state-views.ts'

export interface DrawnMap {
  land: string
  /** JSON: as an object it would take twice the room in the router's data. */
  layout: string
  spread: NamedMark[]
}

/** @param restaurants in order of rank */
export function drawMap(land: Land, restaurants: readonly Restaurant[]): DrawnMap {
  const places = restaurants.map((restaurant) => ({ ...restaurant, point: toFrame(restaurant) }))
  const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()
  const isLand = surveyGround(land.outline(stateCodes))
  const layout: MapLayout = {
    marks: layMarks(places, isLand),
    states: Object.fromEntries(
      states.map((code) => [
        code,
        layState(
          land.outline([code]),
          places.filter(({ state }) => state === code),
          isLand,
        ),
      ]),
    ),
  }
  return {
    land: drawLand(land, states),
    spread: laySpread(places, isLand),
    layout: JSON.stringify(layout),
  }
}
