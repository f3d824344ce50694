import { fold, memoize } from '#src/domain/finding/fold.ts'
import { isStopWord } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { phraseOfState } from './directory-filters.ts'
import { milesBetween, nearbyMiles } from './distance.ts'

export type GazetteerRow = readonly [
  name: string,
  /** '' of a ZIP code. */
  state: StateCode | '',
  latitude: number,
  longitude: number,
  /** 1 from 50,000 people or with a restaurant of ours, 2 from 150,000, 3 of a state. */
  size?: 1 | 2 | 3,
  /** The cities that a nickname means. */
  cities?: readonly string[],
]

/** 'charlotte north carolina' */
const maxWords = 7
const maxNamesakes = 5

/** 'stlouis' for 'Saint Louis' and 'St. Louis' */
export function toPlaceKey(text: string): string {
  return fold(text)
    .replace(/^the /, '')
    .replace(/^(s|f|m)(?:ain|or|oun)t\b/, '$1t')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** 'omaha', 'omahane', 'omahanebraska' */
const keysOf = memoize(([name, state, , , size]: GazetteerRow) => {
  const key = toPlaceKey(name)
  return state === '' || size === 3
    ? [key]
    : [key, key + state.toLowerCase(), key + toPlaceKey(usStates[state])]
})

/**
 * Of a ZIP code that has no area, such as that of a post office or a firm: it is near the others with its first three
 * digits.
 */
function findZipArea(key: string, rows: readonly GazetteerRow[]): GazetteerRow | undefined {
  const prefix = /^\d{3}(?=\d\d$)/.exec(key)?.[0]
  const other = prefix === undefined ? undefined : rows.find(([name]) => name.startsWith(prefix))
  return other && [key, '', other[2], other[3]]
}

export type Gazetteer = ReturnType<typeof createGazetteer>
export type Place = NonNullable<ReturnType<Gazetteer['findPlace']>>

/** @param loadPart loads the rows of a first letter or digit */
export function createGazetteer(
  loadPart: Readonly<Record<string, () => Promise<{ default: readonly GazetteerRow[] }>>>,
) {
  const parts = new Map<string, readonly GazetteerRow[]>()
  let largeNames: readonly string[] = []

  /** What a run of words names: 'omaha', 'portland me', 'charlotte north carolina', 'nyc', '94103'. */
  function readPlace(run: readonly string[], restaurants: readonly Restaurant[]) {
    const key = toPlaceKey(run.join(' '))
    const rows = parts.get(key.charAt(0)) ?? []
    // The most likely first.
    const [row = findZipArea(key, rows), ...others] = rows.filter((one) =>
      keysOf(one).includes(key),
    )
    if (!row) {
      return undefined
    }
    const [name, state, latitude, longitude, size, nickname] = row
    const isState = size === 3
    const isCity = state !== '' && !isState && !nickname
    const hasState = isCity && key !== toPlaceKey(name)
    const names = new Set((nickname ?? [name]).map(toPlaceKey))
    const hasName = (part = '') => names.has(toPlaceKey(part))
    const here = restaurants.filter(
      (one) =>
        one.zip === name ||
        (one.state === state && (isState || hasName(one.city) || hasName(one.neighborhood))),
    )
    const namesakes = others.filter((one) => one[1] !== state && one[4] !== 3)
    const isNamed = isCity && here.length === 0 && (namesakes.length > 0 || hasState)
    return {
      /** 'in Omaha', 'in Portland, Maine', 'in Texas', 'in 94103' */
      phrase:
        state === 'DC' || (state !== '' && isState)
          ? phraseOfState(state)
          : `${/^(?:Long Island|Staten Island|Cape Cod|the Jersey Shore)$/.test(name) ? 'on' : 'in'} ${name}${isNamed ? `, ${usStates[state]}` : ''}`,
      center: [latitude, longitude] as const,
      here,
      isNickname: nickname !== undefined,
      /** Has many people, a restaurant of ours, or the name of its state beside it. */
      isSure: !isCity || size !== undefined || hasState,
      /** Cities of the same name: 'Portland, ME'. */
      namesakes: namesakes.slice(0, maxNamesakes).map(([city, code]) => `${city}, ${code}`),
    }
  }

  return {
    /** Loads the parts that the words may need. Returns undefined if they are there. */
    load(words: readonly string[]): Promise<unknown> | undefined {
      const keys = words.map(toPlaceKey)
      const missing = Object.entries(loadPart).filter(
        ([first]) => !parts.has(first) && keys.some((key) => key.startsWith(first)),
      )
      const load = async ([first, loadRows]: (typeof missing)[number]) => {
        parts.set(first, (await loadRows()).default)
        const rows = [...parts.values()].flat()
        largeNames = rows.flatMap(([name, , , , size]) => (size === 2 ? [name] : []))
      }
      // One that fails, as offline, is asked for again for the next text.
      return missing.length === 0 ? undefined : Promise.allSettled(missing.map(load))
    },
    /** Of nicknames and the largest cities, for misspellings. The same array until more are loaded. */
    largeNames: () => largeNames,
    /**
     * The longest run of words that names a place, of those a large one, and of those where most of our list is. Of
     * "soho nyc" it is SoHo.
     * @param isOther the run has another meaning
     */
    findPlace(
      words: readonly string[],
      restaurants: readonly Restaurant[],
      isOther: (run: readonly string[]) => boolean,
    ) {
      const places = words.flatMap((first, from) =>
        words.slice(from, from + maxWords).flatMap((word, more) => {
          const run = words.slice(from, from + more + 1)
          const rest = words.toSpliced(from, run.length)
          const isLast = from + run.length === words.length
          // Two letters are a state only at the end.
          const isCode = more === 0 && !isLast && word.length === 2 && readState(word)
          const place = isCode || isStopWord(first) ? undefined : readPlace(run, restaurants)
          const isAfterIn = isLast && /^(?:in|near)$/.test(words[from - 1] ?? '')
          // "star" of "michelin star" is no city of Idaho.
          const isMeant = place && (place.isSure || isAfterIn || !isOther(run))
          return isMeant ? [{ ...place, run, rest }] : []
        }),
      )
      const [place] = places.toSorted(
        (a, b) =>
          a.rest.length - b.rest.length ||
          Number(b.isSure) - Number(a.isSure) ||
          b.here.length - a.here.length,
      )
      const inside = places.find(
        ({ run, center }) =>
          place &&
          run.join(' ') === place.rest.join(' ') &&
          milesBetween(center, place.center) < nearbyMiles,
      )
      return inside ? { ...inside, rest: [] } : place
    },
  }
}
