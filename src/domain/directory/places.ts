import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, stateCodes, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { formatMiles, milesBetween, type Coordinates } from './distance.ts'
import { toPlaceKey, type Gazetteer, type GazetteerRow } from './gazetteer.ts'

interface Place {
  /** 'in Omaha', 'in Portland, Maine', 'in Texas', 'in 94103' */
  phrase: string
  here: readonly Restaurant[]
  center: Coordinates | undefined
  kind: 'state' | 'nickname' | 'city' | 'zip'
  /** Has many people, a restaurant of ours, or the name of its state beside it. */
  isSure: boolean
  /** Cities of the same name: 'Portland, ME'. */
  namesakes: readonly string[]
}

/** With their cities on the list, or where they are. */
const nicknames: Readonly<Record<string, readonly string[] | Coordinates>> = {
  'New York City': ['New York', 'Queens', 'Staten Island'],
  NYC: ['New York', 'Queens', 'Staten Island'],
  Manhattan: ['New York'],
  SF: ['San Francisco'],
  'the Bay Area': ['San Francisco', 'Palo Alto', 'Berkeley'],
  'the East Bay': ['Berkeley'],
  'Silicon Valley': ['Palo Alto'],
  'L.A.': ['Los Angeles'],
  'Orange County': ['Fullerton'],
  Vegas: ['Las Vegas'],
  Philly: ['Philadelphia'],
  NOLA: ['New Orleans'],
  'the Twin Cities': ['Minneapolis'],
  'the South Bay': [37.34, -121.89],
  'the Hudson Valley': [41.7, -73.93],
  'Long Island': [40.79, -73.13],
  'Salt Lake': [40.76, -111.89],
}
const nicknameKeys = new Map(Object.keys(nicknames).map((name) => [toPlaceKey(name), name]))

export const placeNames = Object.keys(nicknames)

/** What a run of words names: a state, a nickname, a city with or without its state, a ZIP code. */
function findPlace(
  run: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
): Place | undefined {
  const key = toPlaceKey(run.join(' '))
  const [zipRow] = /^\d{5}$/.test(run.at(-1) ?? '') ? gazetteer.find(run.at(-1) ?? '') : []
  if (zipRow) {
    const isAddress = run.length === 1 || findPlace(run.slice(0, -1), restaurants, gazetteer)
    return isAddress ? toPlace('zip', zipRow[0], [], at(zipRow)) : undefined
  }
  const nickname = nicknameKeys.get(key)
  if (nickname !== undefined) {
    const cities = nicknames[nickname] ?? []
    const here = restaurants.filter(({ city }) => cities.some((one) => one === city))
    const center = cities.length === 2 && typeof cities[0] === 'number' ? cities : centerOf(here)
    return toPlace('nickname', nickname, here, center as Coordinates)
  }
  const code = readState(run.join(' '))
  if (code !== undefined) {
    const here = restaurants.filter(({ state }) => state === code)
    const [row] = gazetteer.find(toPlaceKey(usStates[code]))
    return { ...toPlace('state', '', here, row && at(row)), phrase: phraseOfState(code) }
  }
  return findCity(run, restaurants, gazetteer)
}

function findCity(
  run: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
): Place | undefined {
  // 'omaha', 'portland me', 'charlotte north carolina'
  for (let stateWords = 0; stateWords < Math.min(run.length, 4); stateWords += 1) {
    const end = run.length - stateWords
    const state = stateWords > 0 ? readState(run.slice(end).join(' ')) : undefined
    const key = toPlaceKey(run.slice(0, end).join(' '))
    const isIn = (code: string) => stateWords === 0 || code === state
    const own = restaurants.find((one) => keyOfCity(one.city) === key && isIn(one.state))
    const rows = gazetteer.find(key).filter(([name, code]) => code && name !== usStates[code])
    const row = rows.find(([, code]) => isIn(code))
    const code = own?.state ?? row?.[1]
    if (code) {
      const here = restaurants.filter(({ city, state: one }) => city === own?.city && one === code)
      const others = rows.filter(([, other]) => other !== code)
      const name = own?.city ?? row?.[0].replace(/, D\.C\.$/, '')
      const isNamed = own === undefined && (others.length > 0 || stateWords > 0)
      return {
        ...toPlace(
          'city',
          isNamed ? `${name}, ${usStates[code]}` : (name ?? ''),
          here,
          centerOf(here) ?? (row && at(row)),
        ),
        isSure: own !== undefined || state !== undefined || row?.[4] !== undefined,
        namesakes: stateWords > 0 ? [] : others.map(([one, other]) => `${one}, ${other}`),
      }
    }
  }
  return undefined
}

const cityKeys = new Map<string, string>()

function keyOfCity(city: string): string {
  const key = cityKeys.get(city) ?? toPlaceKey(city)
  cityKeys.set(city, key)
  return key
}

function toPlace(
  kind: Place['kind'],
  name: string,
  here: readonly Restaurant[],
  center: Coordinates | undefined,
): Place {
  return { kind, phrase: `in ${name}`, here, center, isSure: true, namesakes: [] }
}

const at = ([, , latitude, longitude]: GazetteerRow): Coordinates => [latitude, longitude]

function centerOf(restaurants: readonly Restaurant[]): Coordinates | undefined {
  const places = restaurants.flatMap((one) => (one.at ? [one.at] : []))
  const mean = (axis: 0 | 1) => places.reduce((sum, one) => sum + one[axis], 0) / places.length
  return places.length === 0 ? undefined : [mean(0), mean(1)]
}

/** Words that may be the code of a state only beside a city. */
const isCode = (word: string) =>
  word.length === 2 && stateCodes.some((code) => code.toLowerCase() === word)

/** 'portland south portland me 04106' */
const maxWords = 7

export interface PlaceInText {
  place: Place
  run: readonly string[]
  /** The words around it. */
  rest: readonly string[]
}

/** The longest run of words that names a place, and of those a large one. */
export function findPlaceInside(
  words: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
  isOther: (run: readonly string[]) => boolean,
): PlaceInText | undefined {
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + maxWords).map((__, more) => ({ from, to: from + more + 1 })),
  )
  const found = runs.flatMap(({ from, to }) => {
    const run = words.slice(from, to)
    const [first = ''] = run
    // Two letters are a state only at the end.
    const canBe = !isStopWord(first) && (run.length > 1 || !isCode(first) || to === words.length)
    const place = canBe ? findPlace(run, restaurants, gazetteer) : undefined
    // "star" of "michelin star" is no city of Idaho.
    const isMeant = place?.isSure || !isOther(run) || ['in', 'near'].includes(words[from - 1] ?? '')
    const rest = [...words.slice(0, from), ...words.slice(to)]
    return place && isMeant ? [{ place, run, rest }] : []
  })
  return found.toSorted(
    (a, b) => a.rest.length - b.rest.length || Number(b.place.isSure) - Number(a.place.isSure),
  )[0]
}

/** With the miles to each, the nearest first. Empty without a center. */
export function sortByDistance<One extends { item: Restaurant }>(
  center: Coordinates | undefined,
  matches: readonly One[],
): (One & { miles: number; distance: string })[] {
  return matches
    .flatMap((match) => {
      const miles = center && match.item.at ? milesBetween(center, match.item.at) : undefined
      return miles === undefined ? [] : [{ ...match, miles, distance: formatMiles(miles) }]
    })
    .toSorted((a, b) => a.miles - b.miles || a.item.rank - b.item.rank)
}
