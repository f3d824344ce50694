import { fold } from '#src/domain/finding/fold.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { restaurantNoun } from './extent.ts'

type Coordinates = readonly [latitude: number, longitude: number]

export interface NamedPlace {
  kind: 'nickname' | 'near' | 'city' | 'state'
  /** Folded, letters and digits only. */
  plain: string
  /** 'in Chicago', 'near Seattle' */
  phrase: string
  /** 'NYC: New York, Queens and Staten Island, NY', '5 restaurants in Chicago' */
  heading: string
  /** In the order shown. */
  restaurants: readonly Restaurant[]
}

/** Each with its cities as the list writes them. */
const nicknames: Readonly<Record<string, string>> = {
  'New York City': 'New York, Queens and Staten Island, NY',
  NYC: 'New York, Queens and Staten Island, NY',
  Manhattan: 'New York, NY',
  SF: 'San Francisco, CA',
  'Bay Area': 'San Francisco, Palo Alto and Berkeley, CA',
  'Silicon Valley': 'Palo Alto, CA',
  'L.A.': 'Los Angeles, CA',
  'Orange County': 'Fullerton, CA',
  Vegas: 'Las Vegas, NV',
  Philly: 'Philadelphia, PA',
  NOLA: 'New Orleans, LA',
}

/** Cities without a restaurant. */
const cities: Readonly<Record<string, Coordinates>> = {
  Atlanta: [33.75, -84.39],
  Baltimore: [39.29, -76.61],
  Boston: [42.36, -71.06],
  Bronx: [40.84, -73.87],
  Brooklyn: [40.65, -73.95],
  Denver: [39.74, -104.99],
  Detroit: [42.33, -83.05],
  'Jersey City': [40.72, -74.05],
  'Long Island': [40.76, -73.59],
  Newark: [40.74, -74.17],
  Oakland: [37.8, -122.27],
  Phoenix: [33.45, -112.07],
  'Salt Lake City': [40.76, -111.89],
  'Salt Lake': [40.76, -111.89],
  'San Jose': [37.34, -121.89],
  Seattle: [47.61, -122.33],
  'St. Louis': [38.63, -90.2],
}

export const placeNames = [...Object.keys(nicknames), ...Object.keys(cities)]

export function toPlain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const cachedPlaces = new WeakMap<object, NamedPlace[]>()

/** Nicknames, cities near restaurants, cities, states. */
export function placesOf(restaurants: readonly Restaurant[]): NamedPlace[] {
  const places = cachedPlaces.get(restaurants) ?? collectPlaces(restaurants)
  cachedPlaces.set(restaurants, places)
  return places
}

function collectPlaces(restaurants: readonly Restaurant[]): NamedPlace[] {
  const toPlace = (
    kind: NamedPlace['kind'],
    name: string,
    phrase: string,
    here: readonly Restaurant[],
    heading = `${formatCount(restaurantNoun, here.length)} ${phrase}`,
  ) => ({ kind, plain: toPlain(name), phrase, heading, restaurants: here })
  return [
    ...Object.entries(nicknames).map(([name, place]) => {
      const here = restaurants.filter(
        ({ city, state }) => place.endsWith(state) && place.includes(city),
      )
      return toPlace('nickname', name, `in ${name}`, here, `${name}: ${place}`)
    }),
    ...Object.entries(cities).map(([name, center]) => {
      const near = findNear(center, restaurants)
      const [first] = near
      const phrase = `near ${name}`
      const heading =
        first && near.every(({ city }) => city === first.city)
          ? `Near ${name}: ${first.city}, ${first.state}`
          : `${formatCount(restaurantNoun, near.length)} ${phrase}, the nearest first`
      return toPlace('near', name, phrase, near, heading)
    }),
    ...[...new Set(restaurants.map(({ city }) => city))].map((name) => {
      const here = restaurants.filter(({ city }) => city === name)
      return toPlace('city', name, `in ${name}`, here)
    }),
    ...stateCodes.flatMap((code) => {
      const here = restaurants.filter(({ state }) => state === code)
      return [code, usStates[code]].map((name) => toPlace('state', name, phraseOfState(code), here))
    }),
  ].filter((place) => place.restaurants.length > 0)
}

const maxKilometers = 60
const earthKilometers = 6371

/** The nearest first. */
function findNear(center: Coordinates, restaurants: readonly Restaurant[]): Restaurant[] {
  return restaurants
    .map((restaurant) => ({
      restaurant,
      kilometers: restaurant.at ? distance(center, restaurant.at) : Infinity,
    }))
    .filter(({ kilometers }) => kilometers <= maxKilometers)
    .toSorted((a, b) => a.kilometers - b.kilometers)
    .map(({ restaurant }) => restaurant)
}

/** The restaurants around a place that has some, the nearest first. */
export function findNearby(
  { kind, restaurants: here }: NamedPlace,
  restaurants: readonly Restaurant[],
): Restaurant[] {
  const places = here.flatMap(({ at }) => (at ? [at] : []))
  const mean = (axis: 0 | 1) => places.reduce((sum, at) => sum + at[axis], 0) / places.length
  return kind === 'near'
    ? []
    : findNear([mean(0), mean(1)], restaurants).filter((one) => !here.includes(one))
}

/** In kilometers, on a plane. */
function distance([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates): number {
  const toRadians = Math.PI / 180
  const width = (east - otherEast) * Math.cos(north * toRadians)
  return Math.hypot(north - otherNorth, width) * toRadians * earthKilometers
}
