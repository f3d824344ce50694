import { expect, test } from 'vitest'
import areas from '#src/build/areas.json' with { type: 'json' }
import landmarks from '#src/build/landmarks.json' with { type: 'json' }
import { readGazetteer } from '#src/build/read-gazetteer.ts'
import { milesBetween } from '#src/domain/directory/distance.ts'

const rows = Object.values(readGazetteer([]).parts).flat()
const wild =
  /National Park|^(?:Acadia|Big Bend|Big Sur|Bryce Canyon|Crater Lake|Death Valley|Denali|Door County|Grand Teton|Hoover Dam|Monument Valley|Mount Rainier|Mount Rushmore|Red Rocks|the (?:Everglades|Grand Canyon|Outer Banks|Smoky Mountains)|Yellowstone|Yosemite|Zion)$/
const isTown = ([, , , , kind]: (typeof rows)[number]) => kind === undefined || kind === 'large'

test.each([...areas, ...landmarks])('$name is near a town of $state', (place) => {
  const miles = rows
    .filter((row) => row[1] === place.state && isTown(row))
    .map(([, , ...at]) => milesBetween([place.latitude, place.longitude], [at[0], at[1]]))
  expect(Math.min(...miles)).toBeLessThan(wild.test(place.name) ? 150 : 10)
})
