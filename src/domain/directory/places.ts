import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { toPlaceKey, type Gazetteer, type GazetteerRow } from './gazetteer.ts'

/** 'portland south portland me 04106' */
const maxWords = 7

export type PlaceInText = NonNullable<ReturnType<typeof findPlaceInside>>

/**
 * The longest run of words that names a place, and of those a large one.
 * @param isOther the run has another meaning
 */
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
      const isCode = run.length === 1 && to < text.length && first.length === 2 && readState(first)
      const place = isCode || isStopWord(first) ? undefined : findPlace(run, restaurants, gazetteer)
      // "star" of "michelin star" is no city of Idaho.
      const isMeant = place?.isSure || !isOther(run) || /^(?:in|near)$/.test(text[from - 1] ?? '')
      return place && isMeant ? [{ ...place, run, rest: text.toSpliced(from, run.length) }] : []
    }),
  )
  return found.toSorted(
    (a, b) => a.rest.length - b.rest.length || Number(b.isSure) - Number(a.isSure),
  )[0]
}

/** What a run of words names: 'omaha', 'portland me', 'charlotte north carolina', 'nyc', '94103', 'new york ny 10011'. */
function findPlace(
  run: readonly string[],
  restaurants: readonly Restaurant[],
  gazetteer: Gazetteer,
) {
  const last = run.at(-1) ?? ''
  const isAddress =
    /^\d{5}$/.test(last) && gazetteer.find(toPlaceKey(run.slice(0, -1).join(' '))).length > 0
  const key = isAddress ? last : toPlaceKey(run.join(' '))
  const [row, ...others] = gazetteer.find(key)
  if (!row) {
    return undefined
  }
  const [name, code, latitude, longitude, size, cities = [name]] = row
  const kind = kindOf(row)
  const cityKeys = new Set(cities.map(toPlaceKey))
  const here = restaurants.filter(({ neighborhood = '', city, state, zip }) =>
    kind === 'zip'
      ? zip === name
      : state === code &&
        (kind === 'state' || [neighborhood, city].some((part) => cityKeys.has(toPlaceKey(part)))),
  )
  const namesakes = others.filter((one) => one[1] !== code && kindOf(one) !== 'state')
  const hasState = kind === 'city' && key !== toPlaceKey(name)
  const isNamed = kind === 'city' && here.length === 0 && (namesakes.length > 0 || hasState)
  return {
    kind,
    /** 'in Omaha', 'in Portland, Maine', 'in Texas', 'in 94103' */
    phrase:
      code !== '' && (code === 'DC' || kind === 'state')
        ? phraseOfState(code)
        : `in ${name}${code !== '' && isNamed ? `, ${usStates[code]}` : ''}`,
    center: [latitude, longitude] as const,
    here,
    /** Has many people, a restaurant of ours, or the name of its state beside it. */
    isSure: kind !== 'city' || size !== undefined || hasState,
    /** Cities of the same name: 'Portland, ME'. */
    namesakes: namesakes.map(([city, state]) => `${city}, ${state}`),
  }
}

function kindOf([, code, , , size, cities]: GazetteerRow) {
  return code === '' ? 'zip' : size === 3 ? 'state' : cities ? 'nickname' : 'city'
}
