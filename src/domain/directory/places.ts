import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import type { Coordinates } from './distance.ts'
import { toPlaceKey, type Gazetteer, type GazetteerRow } from './gazetteer.ts'

interface Place {
  /** 'in Omaha', 'in Portland, Maine', 'in Texas', 'in 94103' */
  phrase: string
  kind: 'state' | 'nickname' | 'city' | 'zip'
  center: Coordinates
  here: readonly Restaurant[]
  /** Has many people, a restaurant of ours, or the name of its state beside it. */
  isSure: boolean
  /** Cities of the same name: 'Portland, ME'. */
  namesakes: readonly string[]
}

const isState = ([, , , , size]: GazetteerRow) => size === 3

/** What a run of words names: 'omaha', 'portland me', 'charlotte north carolina', 'nyc', '94103', 'new york ny 10011'. */
function findPlace(
  run: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
): Place | undefined {
  const zip = gazetteer.find(run.at(-1) ?? '').find(([, code]) => code === '')
  if (zip && (run.length === 1 || findPlace(run.slice(0, -1), restaurants, gazetteer))) {
    return toPlace(zip, [], restaurants)
  }
  const code = readState(run.join(' '))
  const rows = gazetteer.find(toPlaceKey(run.join(' ')))
  const whole = rows.length === 0 && code ? gazetteer.find(toPlaceKey(usStates[code])) : rows
  if (whole[0]) {
    return toPlace(whole[0], whole, restaurants)
  }
  for (let end = run.length - 1; end > 0; end -= 1) {
    const state = readState(run.slice(end).join(' '))
    const row = gazetteer
      .find(toPlaceKey(run.slice(0, end).join(' ')))
      .find((one) => one[1] === state && !isState(one))
    if (state && row) {
      return { ...toPlace(row, [], restaurants, true), isSure: true }
    }
  }
  return undefined
}

/** @param rows of the same name */
function toPlace(
  row: GazetteerRow,
  rows: readonly GazetteerRow[],
  restaurants: readonly Restaurant[],
  hasState = false,
): Place {
  const [name, code, latitude, longitude, size, cities] = row
  const kind = code === '' ? 'zip' : isState(row) ? 'state' : cities ? 'nickname' : 'city'
  const keys = new Set((cities ?? [name]).map(toPlaceKey))
  const here = restaurants.filter(
    ({ city, state }) => state === code && (kind === 'state' || keys.has(toPlaceKey(city))),
  )
  const others = rows.filter((one) => one[1] !== code && !isState(one))
  const isNamed = kind === 'city' && here.length === 0 && (others.length > 0 || hasState)
  return {
    kind,
    phrase:
      code !== '' && kind === 'state'
        ? phraseOfState(code)
        : `in ${name}${code !== '' && isNamed ? `, ${usStates[code]}` : ''}`,
    center: [latitude, longitude],
    here,
    isSure: kind !== 'city' || size !== undefined,
    namesakes: others.map(([one, other]) => `${one}, ${other}`),
  }
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
