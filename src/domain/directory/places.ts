import { fold } from '#src/domain/finding/fold.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

type Coordinates = readonly [latitude: number, longitude: number]

/** A place that a text names, with its restaurants in the order shown. */
export interface NamedPlace {
  /** Folded, letters and digits only. */
  plain: string
  /** 'NYC: New York, Queens and Staten Island, NY', or '5 restaurants in Chicago' */
  heading?: string
  /** 'in Chicago', 'near Seattle' */
  phrase: string
  restaurants: readonly Restaurant[]
  isState?: true
  isCity?: true
  isNickname?: true
}

/** Other names, each with its cities as the list writes them. */
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

/** Cities without an entry. What is listed near one is found by distance. */
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

/** All places that a text may name: nicknames, cities with and without an entry, states. */
export function placesOf(restaurants: readonly Restaurant[]): NamedPlace[] {
  const places = cachedPlaces.get(restaurants) ?? collectPlaces(restaurants)
  cachedPlaces.set(restaurants, places)
  return places
}

function collectPlaces(restaurants: readonly Restaurant[]): NamedPlace[] {
  const inCity = (name: string, isHere: (restaurant: Restaurant) => boolean, heading?: string) => ({
    plain: toPlain(name),
    phrase: `in ${name}`,
    restaurants: restaurants.filter(isHere),
    isCity: true as const,
    ...(heading !== undefined && { heading }),
  })
  const states = stateCodes.flatMap((code) => {
    const phrase = nameInState(code)
    const here = restaurants.filter(({ state }) => state === code)
    return [code, usStates[code]].map((name) => ({
      plain: toPlain(name),
      phrase,
      restaurants: here,
      isState: true as const,
    }))
  })
  return [
    ...Object.entries(nicknames).map(([name, place]) => ({
      ...inCity(
        name,
        ({ city, state }) => place.endsWith(state) && place.includes(city),
        `${name}: ${place}`,
      ),
      isNickname: true as const,
    })),
    ...Object.entries(cities).map(([name, center]) => {
      const near = findNear(center, restaurants)
      const [first] = near
      const isOneCity = near.every(({ city }) => city === first?.city)
      return {
        plain: toPlain(name),
        phrase: `near ${name}`,
        restaurants: near,
        ...(first &&
          isOneCity && {
            heading: `Near ${name}: ${first.city}, ${first.state}`,
          }),
      }
    }),
    ...[...new Set(restaurants.map(({ city }) => city))].map((name) =>
      inCity(name, ({ city }) => city === name),
    ),
    ...states,
  ].filter((place) => place.restaurants.length > 0)
}

/** 'in Washington, D.C.', 'in Texas' */
function nameInState(code: StateCode): string {
  return `in ${code === 'DC' ? 'Washington, D.C.' : usStates[code]}`
}

const maxKilometers = 60
const earthKilometers = 6371

/** The restaurants within 60 km of a place, the nearest first. */
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

export function findNearby(
  some: readonly Restaurant[],
  restaurants: readonly Restaurant[],
): Restaurant[] {
  const places = some.flatMap(({ at }) => (at ? [at] : []))
  const mean = (axis: 0 | 1) => places.reduce((sum, at) => sum + at[axis], 0) / places.length
  return findNear([mean(0), mean(1)], restaurants).filter((one) => !some.includes(one))
}

/** In kilometers, on a plane: exact enough within a city. */
function distance([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates): number {
  const toRadians = Math.PI / 180
  const width = (east - otherEast) * Math.cos(north * toRadians)
  return Math.hypot(north - otherNorth, width) * toRadians * earthKilometers
}
