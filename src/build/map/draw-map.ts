import { geoPath } from 'd3-geo'
import { frame } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { outlineOf, toFrame, toPath } from './land.ts'
import { listStyle, spreadStyle, stateStyle } from './mark-styles.ts'
import { placeMarks, type Place } from './place-marks.ts'
import { createLandMeter } from './shape.ts'

export function drawMap(restaurants: readonly Restaurant[]) {
  const places = restaurants.map((restaurant) => ({ ...restaurant, point: toFrame(restaurant) }))
  const landShare = createLandMeter(toPath(outlineOf(stateCodes)))
  const marks = {
    spread: placeMarks(places, spreadStyle(landShare)),
    list: placeMarks(places, listStyle(landShare)),
  }
  // Washington, D.C., is smaller than its plates.
  const isLarge = (code: StateCode) => geoPath().area(outlineOf([code])) > 50
  const codes = [...new Set(places.map(({ state }) => state))].filter(isLarge)
  const states = Object.fromEntries(codes.map((code) => [code, layoutState(code, places)]))
  return { marks, layout: { marks: marks.list, states } }
}

function layoutState(state: StateCode, all: readonly Place[]) {
  const places = all.filter((place) => place.state === state)
  const outline = outlineOf([state])
  const [[left, top], [right, bottom]] = geoPath().bounds(outline)
  // With room for names around it. A small one is not enlarged more, because its outline is coarse.
  const scale = Math.min(720 / (right - left), 580 / (bottom - top), 6.5)
  const x = (frame.width - scale * (left + right)) / 2
  const y = (frame.height - scale * (top + bottom)) / 2
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(2)})`
  const scaled = places.map((place): Place => {
    const [placeX, placeY] = place.point
    return { ...place, point: [placeX * scale + x, placeY * scale + y] }
  })
  const stateShare = createLandMeter(toPath(outline), transform)
  const place = (nameOnLand: number) => placeMarks(scaled, stateStyle(stateShare, nameOnLand))
  let marks = place(30)
  // Where a mark has no room for its names, names on land cost more.
  for (const cost of [200, 370]) {
    marks = marks.every(({ names }) => names) ? marks : place(cost)
  }
  return { transform, marks }
}
