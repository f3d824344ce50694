import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { toPlaceKey, type Gazetteer, type GazetteerRow } from './gazetteer.ts'

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
  for (let end = run.length; end > 0; end -= 1) {
    const rows = gazetteer.find(toPlaceKey(run.slice(0, end).join(' ')))
    const state = readState(run.slice(end).join(' '))
    const isWhole = end === run.length
    const row = rows.find((one) => isWhole || (one[1] === state && !isState(one)))
    if (row) {
      return toPlace(row, isWhole ? rows : [], restaurants)
    }
  }
  const code = readState(run.join(' '))
  const [row] = code ? gazetteer.find(toPlaceKey(usStates[code])) : []
  return row && toPlace(row, [], restaurants)
}

type Place = ReturnType<typeof toPlace>

/** @param rows of the same name, if no state is beside it */
function toPlace(
  row: GazetteerRow,
  rows: readonly GazetteerRow[],
  restaurants: readonly Restaurant[],
) {
  const [name, code, latitude, longitude, size, cities] = row
  const kind = code === '' ? 'zip' : isState(row) ? 'state' : cities ? 'nickname' : 'city'
  const keys = new Set((cities ?? [name]).map(toPlaceKey))
  const here = restaurants.filter(
    ({ city, state }) => state === code && (kind === 'state' || keys.has(toPlaceKey(city))),
  )
  const namesakes = rows.filter((one) => one[1] !== code && !isState(one))
  const isNamed =
    kind === 'city' && here.length === 0 && (namesakes.length > 0 || !rows.includes(row))
  const state = code === '' || !isNamed ? '' : `, ${usStates[code]}`
  return {
    kind,
    /** 'in Omaha', 'in Portland, Maine', 'in Texas', 'in 94103' */
    phrase:
      code === 'DC' || (code !== '' && kind === 'state')
        ? phraseOfState(code)
        : `in ${name}${state}`,
    center: [latitude, longitude] as const,
    here,
    /** Has many people, a restaurant of ours, or the name of its state beside it. */
    isSure: kind !== 'city' || size !== undefined || !rows.includes(row),
    /** Cities of the same name: 'Portland, ME'. */
    namesakes: namesakes.map(([one, other]) => `${one}, ${other}`),
  }
}

/** 'portland south portland me 04106' */
const maxWords = 7

export type PlaceInText = NonNullable<ReturnType<typeof findPlaceInside>>

/** The longest run of words that names a place, and of those a large one. */
export function findPlaceInside(
  text: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
  isOther: (run: readonly string[]) => boolean,
) {
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
