import type { MapLayout } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { drawLand, toPath } from './draw-land.ts'
import { toFrame, type Land } from './land.ts'
import { layoutMarks, layoutSpread } from './marks.ts'
import { createPathTest } from './shape.ts'
import { layoutState } from './state-views.ts'

export function drawMap(land: Land, restaurants: readonly Restaurant[]) {
  const places = restaurants.map((restaurant) => ({ ...restaurant, point: toFrame(restaurant) }))
  const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()
  const landPath = toPath(land.outline(...stateCodes))
  const isLand = createPathTest(landPath)
  const layout: MapLayout = {
    marks: layoutMarks(places, isLand),
    states: Object.fromEntries(
      states.map((code) => [code, layoutState(land, landPath, code, places)]),
    ),
  }
  return {
    land: drawLand(land),
    spread: { marks: layoutSpread(places, isLand), phoneMarks: layout.marks },
    layout,
  }
}
