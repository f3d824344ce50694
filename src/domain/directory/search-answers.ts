import { isStopWord, findMentions, trimStopWords } from '#src/domain/finding/help.ts'
import {
  defaultsOf,
  hrefOf,
  passesFilters,
  type Help,
  type HelpEntry,
  type Listed,
} from '#src/domain/finding/list-definition.ts'
import { matchText } from '#src/domain/finding/match.ts'
import { formatCount, quote, describeResults } from '#src/domain/finding/sentences.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { priceTiers, type DirectorySearch } from './directory-search.ts'
import { findNearby, placesOf, toPlain, type NamedPlace } from './places.ts'

type Answer = Help<Restaurant, DirectorySearch>
type ListedRestaurants = Listed<Restaurant, DirectorySearch>

const nearMe = /\b(?:near|close to|around) (?:me|here|by)\b|\bnearby\b/
const dollars = /\$ ?\d|^(?:under|below|over|above|less than|more than) \d+$|\d (?:dollars|bucks)\b/
const cheap = /^(?:cheap|inexpensive|affordable|budget)(?: eats| indian)?$/
const expensive = /^(?:expensive|fancy|upscale|fine dining)$/

/** What a text means that no restaurant says: a place, a price, the whole list. */
export function answerText(text: string, listed: ListedRestaurants): Answer | undefined {
  return (
    answerPlace(text, listed) ??
    (listed.inText.length > 0
      ? undefined
      : (answerWhole(text, listed) ??
        answerFilter(trimStopWords(text), listed) ??
        answerPlaceInside(text, listed, true)))
  )
}

const toEntries = (restaurants: readonly Restaurant[], term = ''): HelpEntry<Restaurant>[] =>
  restaurants.map((item) => ({ item, term: term || item.city }))

/** The text is the name of a place. What stage one lists for it is not shown again. */
function answerPlace(
  text: string,
  { items, found, inText }: ListedRestaurants,
): Answer | undefined {
  const plain = toPlain(trimStopWords(text))
  const place = placesOf(items).find((one) => one.plain === plain && !one.isState)
  if (place === undefined) {
    return undefined
  }
  const shown = new Set(found.filter(({ isWhole }) => isWhole).map(({ item }) => item))
  const isNew = (one: Restaurant) => !shown.has(one)
  const nearby = place.phrase.startsWith('near ')
    ? []
    : findNearby(place.restaurants, items).filter(isNew)
  const entries = place.restaurants.filter(isNew)
  if (entries.length === 0) {
    return nearby.length === 0 || plain in usStatesByPlain
      ? undefined
      : { heading: 'Nearby', entries: toEntries(nearby) }
  }
  return {
    heading: headingOf(place),
    entries: toEntries(entries),
    inText: [...inText.map(({ item }) => item), ...entries],
    ...(place.isNickname && { isFirst: true }),
    ...(nearby.length > 0 && { nearby: toEntries(nearby) }),
  }
}

const usStatesByPlain = Object.fromEntries(
  Object.values(usStates).map((name) => [toPlain(name), name]),
)

const nameField = { name: 'name', text: ({ name }: Restaurant) => name }

function headingOf({ heading, phrase, restaurants }: NamedPlace): string {
  const nearest = phrase.startsWith('near ') ? ', the nearest first' : ''
  return heading ?? `${countRestaurants(restaurants)} ${phrase}${nearest}`
}

function countRestaurants({ length }: readonly unknown[]): string {
  return formatCount({ one: 'restaurant', many: 'restaurants' }, length)
}

/** 'best' means the whole list, 'near me' a place that we do not know, '$100' a price. */
function answerWhole(text: string, { list, items, search }: ListedRestaurants): Answer | undefined {
  const phrase = trimStopWords(text)
  if (dollars.test(text)) {
    const links = priceTiers.map((price) => ({
      text: '$'.repeat(Number(price)),
      href: hrefOf(list, { ...search, price, query: '' }),
    }))
    return { heading: 'We list price tiers, not dollars', entries: [], links }
  }
  if (phrase !== '' && phrase !== 'indian') {
    return undefined
  }
  if (nearMe.test(text)) {
    const links = [{ text: 'See the map', href: `${list.path}#map` }]
    return {
      heading: 'We do not use your location',
      entries: [],
      links,
      hasPlaces: true,
    }
  }
  return /\b(?:best|top|restaurants?|places|food)\b/.test(text)
    ? {
        heading: `All ${inWords(items.length)} are on this list`,
        entries: [],
        search: defaultsOf(list),
      }
    : undefined
}

/** A price in words or signs, or a state spelled otherwise, is a filter. Others stay on if anything is left. */
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
        heading: describeResults({ list, search, found }),
        entries: found.map((item) => ({ item, term: '' })),
        search,
      }
    }
  }
  return undefined
}

/**
 * The text names a place beside other words: 'chicago il', 'rasika dc', 'dosa in nyc'.
 * @param isExact some restaurant there has the other words
 */
export function answerPlaceInside(
  text: string,
  listed: ListedRestaurants,
  isExact = false,
): Answer | undefined {
  const words = text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)
  const runs = words
    .flatMap((_, from) => words.slice(from).map((__, more) => ({ from, to: from + more + 1 })))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  for (const { from, to } of runs) {
    const run = words.slice(from, to)
    const place = placesOf(listed.items).find(({ plain }) => plain === toPlain(run.join('')))
    // A code is two letters, which may be a word: only the last one counts.
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
  const { restaurants, phrase } = place
  const [first] = restaurants
  const state = first ? toPlain(first.state + usStates[first.state]) : ''
  const rest = words
    .filter((word) => !isStopWord(word) && word !== 'indian' && !state.includes(word))
    .join(' ')
  const named = matchText(restaurants, [nameField], rest).map(({ item }) => item)
  if (named.length > 0) {
    const others = restaurants.filter((one) => !named.includes(one))
    const nearby = place.isCity ? findNearby(restaurants, listed.items) : []
    return {
      heading: `${countRestaurants(restaurants)} ${phrase}`,
      entries: [
        ...toEntries(rest === '' ? [] : named, rest),
        ...toEntries(rest === '' ? named : others),
      ],
      inText: restaurants,
      ...(nearby.length > 0 && { nearby: toEntries(nearby) }),
    }
  }
  const here = {
    ...listed,
    items: restaurants,
    search: defaultsOf(listed.list),
    found: [],
    inText: [],
  }
  const mentions = findMentions(here, rest)?.entries ?? []
  if (
    isExact &&
    mentions.length === 0 &&
    findMentions({ ...here, items: listed.items }, rest) === undefined
  ) {
    return undefined
  }
  const entries = mentions.length > 0 ? mentions : toEntries(restaurants)
  const verb =
    mentions.length === 0 ? ', none mentions' : mentions.length === 1 ? ' mentions' : ' mention'
  return {
    heading: `${countRestaurants(entries)} ${phrase}${verb} ${quote(rest)}`,
    entries,
    inText: entries.map(({ item }) => item),
  }
}
