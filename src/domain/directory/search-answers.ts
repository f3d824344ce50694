import { findMentions, isStopWord, trimStopWords } from '#src/domain/finding/help.ts'
import {
  defaultsOf,
  passesFilters,
  type Help,
  type Listed,
} from '#src/domain/finding/list-definition.ts'
import { matchText, splitWords, type Match } from '#src/domain/finding/match.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { describeFilters, nounOf, quote } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { priceTiers, type DirectorySearch } from './directory-filters.ts'
import { findNearby, placesOf, toPlain, type NamedPlace } from './places.ts'

type Answer = Help<Restaurant>
type ListedRestaurants = Listed<Restaurant, DirectorySearch>

const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const cheap = /^(?:cheap|inexpensive|affordable|budget)(?: eats| indian)?$/
const expensive = /^(?:expensive|fancy|upscale|fine dining)$/

/** Help for a text that names a place, a price or the whole list. */
export function answerText(text: string, listed: ListedRestaurants): Answer | undefined {
  const place = answerPlace(text, listed)
  return place || listed.inText.length > 0
    ? place
    : (answerWhole(text, listed) ??
        answerFilter(trimStopWords(text), listed) ??
        answerPlaceInside(text, listed, true))
}

/** With the city highlighted. */
const toMatch = (item: Restaurant): Match<Restaurant> => ({ item, query: item.city })

/** For the name of a place: its restaurants, without those that are listed by a whole word. */
function answerPlace(text: string, { items, found }: ListedRestaurants): Answer | undefined {
  const plain = toPlain(trimStopWords(text))
  const named = placesOf(items).filter((one) => one.plain === plain)
  const place = named.find(({ kind }) => kind !== 'state')
  if (place === undefined) {
    return undefined
  }
  const isNew = (one: Restaurant) => !found.some(({ item, isWhole }) => isWhole && item === one)
  const entries = place.restaurants.filter(isNew).map(toMatch)
  const nearby = findNearby(place, items).filter(isNew).map(toMatch)
  if (entries.length > 0) {
    return { heading: place.heading, entries, nearby, isFirst: place.kind === 'nickname' }
  }
  return nearby.length === 0 || named.some(({ kind }) => kind === 'state')
    ? undefined
    : { heading: 'Nearby', entries: nearby }
}

/** '$100', 'near me', 'best' */
function answerWhole(text: string, { list, items, search }: ListedRestaurants): Answer | undefined {
  if (dollars.test(text)) {
    const links = priceTiers.map((price) => ({
      text: '$'.repeat(Number(price)),
      search: { ...search, price, query: '' },
    }))
    return { heading: 'We list price tiers, not dollars', entries: [], links }
  }
  if (!['', 'indian'].includes(trimStopWords(text))) {
    return undefined
  }
  if (nearMe.test(text)) {
    const links = [{ text: 'See the map', hash: 'map' }]
    return { heading: 'We do not use your location', entries: [], links, hasPlaces: true }
  }
  return /\b(?:best|top|restaurants?|places|food)\b/.test(text)
    ? {
        heading: `All ${inWords(items.length)} are on our list`,
        entries: [],
        search: defaultsOf(list),
      }
    : undefined
}

/** A price or another spelling of a state is a filter. The other filters stay on if anything is left. */
function answerFilter(
  phrase: string,
  { list, items, search: current }: ListedRestaurants,
): Answer | undefined {
  const state = readState(phrase)
  const signs = /^\${1,4}$/.test(phrase) ? phrase.length : 0
  const tier = signs || (cheap.test(phrase) ? 1 : expensive.test(phrase) ? 4 : 0)
  const price = priceTiers[tier - 1]
  const filter = state ? { state } : price && { price }
  for (const others of filter ? [current, defaultsOf(list)] : []) {
    const search = { ...others, ...filter, query: '' }
    const found = items.filter(passesFilters(list, search))
    if (found.length > 0) {
      return {
        heading: `${formatCount(nounOf(list, search), found.length)} ${describeFilters(list, search)}`,
        entries: found.map((item) => ({ item, query: '' })),
        search,
      }
    }
  }
  return undefined
}

/**
 * For a place and other words: 'chicago il', 'rasika dc', 'dosa in nyc'.
 * @param isExact only if some restaurant, there or elsewhere, has the other words
 */
export function answerPlaceInside(
  text: string,
  listed: ListedRestaurants,
  isExact = false,
): Answer | undefined {
  const words = splitWords(text).filter(Boolean)
  const runs = words
    .flatMap((_, from) => words.slice(from).map((__, more) => ({ from, to: from + more + 1 })))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  for (const { from, to } of runs) {
    const run = words.slice(from, to)
    const place = placesOf(listed.items).find(({ plain }) => plain === toPlain(run.join('')))
    // Two letters are a state only at the end.
    if (place && (to === words.length || run.join('').length > 2) && !run.every(isStopWord)) {
      return answerInPlace([...words.slice(0, from), ...words.slice(to)], place, listed, isExact)
    }
  }
  return undefined
}

function answerInPlace(
  words: readonly string[],
  place: NamedPlace,
  listed: ListedRestaurants,
  isExact: boolean,
): Answer | undefined {
  const { kind, restaurants, phrase } = place
  const { list, items } = listed
  const [first] = restaurants
  const state = first ? toPlain(first.state + usStates[first.state]) : ''
  const rest = words
    .filter((word) => !isStopWord(word) && word !== 'indian' && !state.includes(word))
    .join(' ')
  const named = rest === '' ? [] : matchText(restaurants, list.fields.slice(0, 1), rest)
  if (rest === '' || named.length > 0) {
    const others = restaurants.filter((one) => !named.some(({ item }) => item === one))
    return {
      heading: `${formatCount(list.noun, restaurants.length)} ${phrase}`,
      // Help highlights whole words only, so a name that is not whole yet has its city highlighted.
      entries: [
        ...named.map((match) => (match.isWhole === true ? match : toMatch(match.item))),
        ...others.map(toMatch),
      ],
      nearby: kind === 'city' || kind === 'nickname' ? findNearby(place, items).map(toMatch) : [],
    }
  }
  const findRest = (some: readonly Restaurant[]) =>
    findMentions({ list, items: some, search: defaultsOf(list), found: [], inText: [] }, rest)
  const mentions = findRest(restaurants)?.entries ?? []
  if (isExact && mentions.length === 0 && findRest(items) === undefined) {
    return undefined
  }
  const entries = mentions.length > 0 ? mentions : restaurants.map(toMatch)
  const [one, many] =
    mentions.length === 0
      ? [', which does not mention', ', none mentions']
      : [' mentions', ' mention']
  return {
    heading: `${formatCount(list.noun, entries.length)} ${phrase}${entries.length === 1 ? one : many} ${quote(rest)}`,
    entries,
  }
}
