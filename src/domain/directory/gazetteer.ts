import { fold, memoize } from '#src/domain/finding/fold.ts'
import { splitWords } from '#src/domain/finding/match.ts'
import { readWords, spellingsOf, stopWords } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { nameState, readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { milesBetween, nearbyMiles } from './distance.ts'
import abbreviations from './state-abbreviations.json' with { type: 'json' }

export type GazetteerRow = readonly [
  name: string,
  /** '' of a ZIP code. */
  state: StateCode | '',
  latitude: number,
  longitude: number,
  /** Large from 50,000 people on, or with a restaurant of ours; an area is a neighborhood or a park. */
  kind?: 'large' | 'state' | 'area' | 'landmark',
  /** The cities or states that a nickname means. */
  places?: readonly string[],
]

/** 'charlotte north carolina' */
const maxWords = 7
const maxAlike = 5

/** At the start and after one of these, two letters are a state: "in dc tonight". */
const wordsBeforePlaces = /^(?:|and|between|in|near|from|to)$/
/** Codes of states that are words, too: beside a city, as in "ma po tofu nyc", they are no state. */
const wordsLikeStates = /^(?:al|co|de|hi|id|ma|me|mi|mo|mt|oh|ok)$/
/** With one of these after it, the name of a city is that of a street or a park: "houston street". */
const wordsAfterNames = '(?:street(?! food)|ave(?:nue)?|blvd|boulevard|rd|park|mall)\\b'

const coastsAndStreets =
  /^(?:(?:Long|Staten) Island|Cape Cod|Kauai|Lanai|Martha’s Vineyard|Maui|Molokai|Oahu|the (?:Big Island|Embarcadero|Jersey Shore|Main Line|Outer Banks|.+ (?:Coast|Mile|(?:East)?[Ss]ide|Strip))|.+ (?:Street|Road|Ave(?:nue)?|Boulevard|Drive|Highway|Parkway|Trail)(?: NE)?)$/

/** 'the Heights' of 'M-K-T, the Heights' */
export const splitNeighborhood = (text?: string) => text?.split(/, | and /) ?? []

/** 'stlouis' for 'Saint Louis' and 'St. Louis', 'kendallsquare' for 'Kendall Sq' */
export const toPlaceKey = (text: string): string =>
  fold(text)
    .replace(/^the /, '')
    .replace(/^(s|f|m)(?:ain|or|oun)t\b(?=.)/, '$1t')
    .replace(/(?<= )(?:ave|hts|hwy|rd|sq)\b/, (end) => spellingsOf(end)?.at(-1) ?? end)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The first letter or digit of the words that say something: 'a' for 'Los Angeles'. */
export const partOf = (text: string) =>
  toPlaceKey(readWords(splitWords(fold(text)))[0] ?? text).charAt(0)

/** 'omaha', 'omahane', 'omahanebraska', 'omahaneb'; 'ne', 'nebraska'; 'sequoia' for the national park, 'ues' */
function keysOf([name, state, , , kind]: GazetteerRow): string[] {
  const key = toPlaceKey(name)
  const stateKeys = state === '' ? [] : [state.toLowerCase(), toPlaceKey(usStates[state])]
  const short = (abbreviations as Partial<Record<string, string[]>>)[state] ?? []
  const keys = ['', ...stateKeys, ...short].map((one) => key + one)
  const other = key.replace(/nationalpark$/, '').replace(/^([lu])..er([ew]).stside$/, '$1$2s')
  return kind === 'state' ? stateKeys : [...new Set([other, ...keys])]
}

/** Rows by key. A long text has a hundred runs of words, and each of them is looked up. */
const groupByKey = memoize((rows: readonly GazetteerRow[]) => {
  const groups = new Map<string, GazetteerRow[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) {
      groups.set(key, [...(groups.get(key) ?? []), row])
    }
  }
  return groups
})

export type Gazetteer = ReturnType<typeof createGazetteer>
export type Place = NonNullable<ReturnType<Gazetteer['findPlace']>>

/** @param loadPart loads the rows of a first letter or digit, see partOf */
export function createGazetteer(
  loadPart: Readonly<Record<string, () => Promise<{ default: readonly GazetteerRow[] }>>>,
) {
  const parts = new Map<string, readonly GazetteerRow[]>()

  /** What a run of words names: 'omaha', 'portland me', 'charlotte north carolina', 'nyc', '94103'. */
  function readPlace(run: string, restaurants: readonly Restaurant[], chosen?: string) {
    const key = toPlaceKey(run)
    const rows = parts.get(partOf(run))
    // "oak brook" is not Oakbrook, but "saint louis" is St. Louis.
    const lengthOf = (text: string) => splitWords(text.replaceAll(/^the |\./g, '')).length
    const scoreOf = ([name, code]: GazetteerRow) =>
      2 * Number(code === chosen) + Number(lengthOf(name) === lengthOf(run))
    const exact = (rows && groupByKey(rows).get(key))?.toSorted((a, b) => scoreOf(b) - scoreOf(a))
    // A ZIP code without an area, such as that of a firm, is near the others with its first three digits.
    const isLoneZip = !exact && /^\d{5}$/.test(run)
    // The most likely first.
    const [row, ...others] =
      (isLoneZip ? rows?.filter(([name]) => name.startsWith(key.slice(0, 3))) : exact) ?? []
    if (!row) {
      return undefined
    }
    const [rowName, state, latitude, longitude, kind, places] = row
    const name = state === '' ? key : rowName
    const isCity = state !== '' && kind !== 'state' && !places
    const hasState = isCity && !toPlaceKey(name).startsWith(key)
    const names = new Set((places ?? [name]).map(toPlaceKey))
    const hasName = (part: string) => names.has(toPlaceKey(part))
    const here = restaurants.filter(
      (one) =>
        one.zip === name ||
        places?.includes(one.state) ||
        // "washington" is the state and the city, "wa" the state.
        (kind === 'state' && (one.state === state || (key.length > 2 && hasName(one.city)))) ||
        (one.state === state && [one.city, ...splitNeighborhood(one.neighborhood)].some(hasName)),
    )
    const alike = others.filter(
      (other) => other[1] !== state && other[4] !== 'state' && (kind !== 'state' || other[4]),
    )
    const isSmall = kind === 'area' || kind === 'landmark'
    const isOn = coastsAndStreets.test(name) || (kind === 'area' && name.endsWith(' Island'))
    const isNamed = isCity && here.length === 0 && (alike.length > 0 || hasState || !kind)
    return {
      /** 'in Omaha', 'in Portland, Maine', 'in 94103', 'on Cape Cod', 'at JFK' */
      phrase: `${isOn ? 'on' : kind === 'landmark' ? 'at' : 'in'} ${name}${isNamed ? `, ${nameState(state)}` : ''}`,
      center: [latitude, longitude] as const,
      here,
      isNickname: places !== undefined,
      /** Has many people, a restaurant of ours, or its state beside it. "olympic" may be a boulevard. */
      isSure: !isCity || hasState || (kind !== undefined && names.has(key)),
      /** An area, a landmark or a region of states: beside a city that is far away, the city is meant. */
      yieldsToCity: isSmall || places?.[0]?.length === 2,
      /** 0 of an area, a landmark or a ZIP code, 1 of a city, 2 of what has cities. */
      size: isSmall || state === '' ? 0 : isCity ? 1 : 2,
      state,
      name: isCity ? `${name}, ${state}` : name,
      /** Cities of the same name: 'Portland, ME'. Of a state's name only large ones: not California, Maryland. */
      namesakes: [...new Set(alike.map(([city, code]) => `${city}, ${code}`))].slice(0, maxAlike),
    }
  }

  return {
    /** Loads the parts that the words may need. Returns undefined if they are there. */
    load(words: readonly string[]): Promise<unknown> | undefined {
      const firsts = new Set(words.map((word) => toPlaceKey(word).charAt(0)))
      const missing = [...firsts].filter((first) => first in loadPart && !parts.has(first))
      // One that fails, as offline, is asked for again for the next text.
      const load = async (key: string) => parts.set(key, (await loadPart[key]?.())?.default ?? [])
      return missing.length === 0 ? undefined : Promise.allSettled(missing.map(load))
    },
    /**
     * The longest run of words that names a place, of those a large one, of those where most of our list is; or several.
     * @param isOther the run has another meaning
     * @param chosen a city in this state comes first
     */
    findPlace(
      words: readonly string[],
      restaurants: readonly Restaurant[],
      isOther: (run: string) => boolean,
      chosen?: string,
    ): (NonNullable<ReturnType<typeof readPlace>> & { run: string; rest: string[] }) | undefined {
      const places = words.flatMap((_, from) =>
        words.slice(from, from + maxWords).flatMap((word, more) => {
          const run = words.slice(from, from + more + 1).join(' ')
          const rest = words.toSpliced(from, more + 1)
          const isLast = from + more + 1 === words.length
          const before = words[from - 1] ?? ''
          // "banh mi minneapolis" is not in Michigan. In "near mt hood" it is a mount.
          const isMount = word === 'mt' && !stopWords.has(words[from + 1] ?? '')
          const isWithin = more === 0 && !isLast && (isMount || !wordsBeforePlaces.test(before))
          const isNoState = (isWithin || before === 'banh') && word.length === 2 && readState(word)
          // "dallas or austin" is not in Oregon, "salem in oregon" not in Indiana.
          const isOr = /^(?:or|in)$/.test(word) && !isLast
          const place =
            isNoState || isOr || run.split(' ').every((one) => stopWords.has(one))
              ? undefined
              : readPlace(run, restaurants, chosen)
          const isAfterIn = isLast && /^(?:in|near)$/.test(before)
          // "star" of "michelin star" is no city of Idaho.
          const isMeant = place && (place.isSure || isAfterIn || !isOther(run))
          return isMeant ? [{ ...place, run, rest }] : []
        }),
      )
      const sorted = places.toSorted(
        (a, b) =>
          a.rest.length - b.rest.length ||
          Number(b.isSure) - Number(a.isSure) ||
          b.here.length - a.here.length,
      )
      // "silver lake los angeles" is not in Lake Los Angeles.
      const isAll = (rest: string) => rest === '' || places.some(({ run }) => run === rest)
      const place = sorted.find(({ rest }) => isAll(rest.join(' '))) ?? sorted[0]
      const others = place?.rest.map((word) => word.replace(/^(?:or|in)$/, 'and'))
      const other = others && this.findPlace(others, restaurants, isOther, chosen)
      if (!place || !other) {
        return place
      }
      const text = words.join(' ')
      const left = readWords(other.rest)
      const joint = `\\b(or|and|vs) ${other.run}\\b|\\b${other.run} (or|and|vs)\\b`
      // "chicago or chicago" is one.
      const isJoined = other.run !== place.run && text.search(joint) !== -1
      const isLater = text.lastIndexOf(other.run) > text.indexOf(place.run)
      // Of "soho nyc" it is SoHo, of "texas dallas" Dallas, of "houston street nyc" New York.
      const inside = (isLater ? [place, other] : [other, place])
        .toSorted((a, b) => a.size - b.size || b.here.length - a.here.length)
        .find((one) => {
          const whole = one === place ? other : place
          const isNear = milesBetween(one.center, whole.center) < nearbyMiles
          const isRegion = whole.size === 2 && (one.isSure || !whole.isNickname)
          const isSmaller = one.size < 2 && (isNear || (isRegion && one.state === whole.state))
          const isStreet = text.search(`\\b${whole.run} ${wordsAfterNames}.*${one.run}`) !== -1
          const isWithin = one.here.every((item) => whole.here.includes(item))
          return isStreet || isSmaller || (one.here[0] && isWithin)
        })
      if (inside && !isJoined) {
        return { ...inside, rest: left }
      }
      if (!other.isSure || (!isJoined && wordsLikeStates.test(other.run))) {
        return place
      }
      const isSecond = !place.isSure || (!place.here[0] && (other.here[0] || (isLater && !left[0])))
      // "midtown atlanta": New York has a Midtown, too. "fremont seattle": California has a Fremont.
      const isOtherMeant = place.yieldsToCity === other.yieldsToCity ? isSecond : place.yieldsToCity
      const [meant, also] = isOtherMeant && !isJoined ? [other, place] : [place, other]
      const here = [...place.here, ...other.here]
      const isBoth = isJoined ? here[0] : !also.yieldsToCity && place.here[0] && other.here[0]
      const links = also.isSure && !also.yieldsToCity ? [also.name] : []
      // The nearest of one is not the nearest of the other.
      return isBoth
        ? { ...meant, rest: left, here, phrase: `${meant.phrase} or ${also.phrase}` }
        : { ...meant, rest: left, namesakes: [...meant.namesakes, ...links] }
    },
  }
}
