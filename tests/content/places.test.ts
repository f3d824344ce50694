import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoDistance } from 'd3-geo'
import { merge } from 'topojson-client'
import { expect, test } from 'vitest'
import { fitToFrame, isInCorner, toFrame } from '#src/build/map/frame.ts'
import { isInside } from '#src/build/map/ground.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { cities } from './city-coordinates.json'

const { restaurants } = readContent(process.cwd())
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json'), 'utf8'),
)
/** A coordinate of two decimals may lie half a mile off, in a river. */
const nearbyDegrees = [-0.015, 0, 0.015]
const earthRadiusKilometers = 6371

test.each(restaurants)('$name is in $state, near $city', ({ name, city, state, at = [0, 0] }) => {
  const shape = atlas.objects.states.geometries.find(
    ({ properties }: { properties: { name: string } }) => properties.name === usStates[state],
  )
  const rings = merge(atlas, [shape]).coordinates.flatMap((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => fitToFrame([x, y], isInCorner(state)))),
  )
  const isIn = nearbyDegrees.some((north) =>
    nearbyDegrees.some((east) =>
      isInside(toFrame({ name, state, at: [at[0] + north, at[1] + east] }), rings),
    ),
  )
  const center = cities.find((entry) => entry.city === city && entry.state === state)

  expect(isIn, `${name} in ${state}`).toBe(true)
  expect(center, `${city}, ${state} in city-coordinates.json`).toBeDefined()
  const radians = geoDistance([at[1], at[0]], [center?.longitude ?? 0, center?.latitude ?? 0])
  expect(radians * earthRadiusKilometers).toBeLessThan(30)
})
