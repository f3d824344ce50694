import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { formatMiles, milesBetween, type Coordinates } from './distance.ts'
import { toPlaceKey, type Gazetteer, type GazetteerRow } from './gazetteer.ts'
import words from './words.json' with { type: 'json' }

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

/** Names that people use, with their cities on the list or where they are. */
const nicknames = new Map(words.nicknames.map((one) => [toPlaceKey(one.name), one]))

export const placeNames = words.nicknames.map(({ name }) => name)

/** What a run of words names: a state, a nickname, a city with or without its state, a ZIP code. */
function findPlace(
  run: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
): Place | undefined {
  const zipRow = gazetteer.find(run.at(-1) ?? '').find(([, state]) => state === '')
  if (zipRow) {
    const isAddress = run.length === 1 || findPlace(run.slice(0, -1), restaurants, gazetteer)
    return isAddress ? toPlace('zip', zipRow[0], [], at(zipRow)) : undefined
  }
  const nickname = nicknames.get(toPlaceKey(run.join(' ')))
  if (nickname) {
    const here = restaurants.filter(({ city }) => nickname.cities?.includes(city))
    const center = (nickname.at as Coordinates | undefined) ?? centerOf(here)
    return toPlace('nickname', nickname.name, here, center)
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
    const own = restaurants.find((one) => toPlaceKey(one.city) === key && isIn(one.state))
    const rows = gazetteer.find(key).filter(([name, code]) => code && name !== usStates[code])
    const row = rows.find(([, code]) => isIn(code))
    const code = own?.state ?? row?.[1]
    if (code) {
      const here = restaurants.filter(({ city, state: one }) => city === own?.city && one === code)
      const others = rows.filter(([, other]) => other !== code)
      const name = own?.city ?? row?.[0].replace(/, D\.C\.$/, '') ?? ''
      const isNamed = own === undefined && (others.length > 0 || stateWords > 0)
      const full = isNamed ? `${name}, ${usStates[code]}` : name
      return {
        ...toPlace('city', full, here, centerOf(here) ?? (row && at(row))),
        isSure: own !== undefined || state !== undefined || row?.[4] !== undefined,
        namesakes: stateWords > 0 ? [] : others.map(([one, other]) => `${one}, ${other}`),
      }
    }
  }
  return undefined
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
  text: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
  isOther: (run: readonly string[]) => boolean,
): PlaceInText | undefined {
  const found = text.flatMap((first, from) =>
    text.slice(from, from + maxWords).flatMap((_, more) => {
      const to = from + more + 1
      const run = text.slice(from, to)
      // Two letters are a state only at the end.
      const isCode = run.length === 1 && first.length === 2 && to < text.length
      const canBe = !isStopWord(first) && !(isCode && readState(first))
      const place = canBe ? findPlace(run, restaurants, gazetteer) : undefined
      // "star" of "michelin star" is no city of Idaho.
      const isMeant = place?.isSure || !isOther(run) || /^(?:in|near)$/.test(text[from - 1] ?? '')
      return place && isMeant ? [{ place, run, rest: text.toSpliced(from, run.length) }] : []
    }),
  )
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
