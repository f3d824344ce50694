import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge } from 'topojson-client'
import { expect, test } from 'vitest'
import { fitToFrame, isInCorner, toFrame } from '#src/build/map/frame.ts'
import { isInside } from '#src/build/map/ground.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { cities } from './city-coordinates.json'

const { restaurants, places } = readContent(process.cwd())
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json'), 'utf8'),
)
/** A coordinate of two decimals may lie half a mile off, in a river. */
const nearbyDegrees = [-0.015, 0, 0.015]
const maxKilometers = 30

test.each(restaurants)('$name lies in $state, near $city', ({ slug, city, state }) => {
  const { latitude, longitude } = places[slug] ?? { latitude: 0, longitude: 0 }
  const shape = atlas.objects.states.geometries.find(
    ({ properties }: { properties: { name: string } }) => properties.name === usStates[state],
  )
  const rings = merge(atlas, [shape]).coordinates.flatMap((polygon) =>
    polygon.map((ring) => ring.map(([x = 0, y = 0]) => fitToFrame([x, y], isInCorner(state)))),
  )
  const isIn = nearbyDegrees.some((north) =>
    nearbyDegrees.some((east) =>
      isInside(toFrame({ latitude: latitude + north, longitude: longitude + east }, state), rings),
    ),
  )
  const center = cities.find((entry) => entry.city === city && entry.state === state)

  expect(isIn, `${slug} in ${state}`).toBe(true)
  expect(center, `${city}, ${state} in city-coordinates.json`).toBeDefined()
  expect(
    distanceInKilometers({ latitude, longitude }, center ?? { latitude: 0, longitude: 0 }),
  ).toBeLessThan(maxKilometers)
})

interface Spot {
  latitude: number
  longitude: number
}

/** On a sphere, by the law of haversines. */
function distanceInKilometers(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2
  const part =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude)
  return 12_742 * Math.asin(Math.sqrt(part))
}
