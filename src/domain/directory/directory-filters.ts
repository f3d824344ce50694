import * as z from 'zod/mini'
import type { Filters } from '#src/domain/finding/list-definition.ts'
import { oneOf, queryParam, textParam } from '#src/domain/finding/search-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { awards, cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { cutJoinedSigns } from '#src/domain/url/joined-signs.ts'
import { joinSlugs, splitSlugs, unknownList } from './slugs.ts'

export const priceTiers = ['1', '2', '3', '4'] as const

/** 'james-beard' for 'James Beard' */
export const toAwardParam = (award: string) => award.toLowerCase().replaceAll(/[ _]/g, '-')
const awardParams = awards.map(toAwardParam)

export const isAwardFilter = (award: string) => awardParams.includes(toAwardParam(award))

/**
 * The search params of the directory, in the order of the URL.
 * @param states that have a restaurant
 * @param slugs of all restaurants, best first
 */
export function directorySchema(states: readonly StateCode[], slugs: readonly string[]) {
  return z.object({
    state: oneOf(['All', ...states], readState),
    price: textParam(toTiers, 'All'),
    cuisine: oneOf(['All', ...cuisines], (text) => text.replaceAll(/[-_]/g, ' ')),
    award: textParam((award) => joinKnown(toAwardParam(award), awardParams) || 'All', 'All'),
    list: textParam(
      (list) => joinSlugs(splitValues(list.toLowerCase()), slugs) || (list && unknownList),
    ),
    query: queryParam,
  })
}

export type DirectorySearch = z.output<ReturnType<typeof directorySchema>>

/** '1.2' for '2.1' or '2,1'; 'All' for none or all of them. */
function toTiers(price: string): string {
  const tiers = joinKnown(price, priceTiers)
  return tiers === '' || tiers === priceTiers.join('.') ? 'All' : tiers
}

const splitValues = (text: string) => cutJoinedSigns(text).split(/[.,]/)

/** Several values are joined by periods, in the order in which they are known. */
function joinKnown(text: string, known: readonly string[]): string {
  const named = splitValues(text)
  return known.filter((value) => named.includes(value)).join('.')
}

const nameState = (state: StateCode | 'All') => (state === 'All' ? 'All states' : usStates[state])

/** 'in Texas', 'in Washington, D.C.' */
export const phraseOfState = (state: StateCode | 'All') =>
  `in ${state === 'DC' ? 'Washington, D.C.' : nameState(state)}`

/** '$, $$ or $$$$'. Not Intl.ListFormat: its data takes a phone 50 ms to load, before the page can be used. */
const joinOr = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' or ')

/** '$ or $$' for '1.2' */
const nameTiers = (price: string) =>
  price === 'All' ? price : joinOr(price.split('.').map((tier) => '$'.repeat(Number(tier))))

/** ['Michelin', 'James Beard'] for 'michelin.james-beard' */
const namesOfAwards = (award: string) =>
  awards.filter((name) => award.split('.').includes(toAwardParam(name)))

/** Every page loads them. */
export const directoryFilters: Filters<Restaurant, DirectorySearch> = {
  state: {
    title: 'State',
    default: 'All',
    matches: (restaurant, state) => restaurant.state === state,
    valuesOf: (restaurants) => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
    name: nameState,
    label: (state) => state,
    phrase: phraseOfState,
    isIndexed: true,
  },
  price: {
    title: 'Price',
    default: 'All',
    isMultiple: true,
    matches: ({ priceRange }, price) => price.split('.').includes(`${priceRange.length}`),
    valuesOf: () => priceTiers,
    name: nameTiers,
    spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of 4`),
    phrase: (price) => `priced ${nameTiers(price)}`,
  },
  cuisine: {
    title: 'Cuisine',
    default: 'All',
    matches: (restaurant, cuisine) => restaurant.cuisine === cuisine,
    valuesOf: () => cuisines,
    name: (cuisine) => cuisine,
    phrase: (cuisine) => cuisine,
    isAdjective: true,
    isIndexed: true,
  },
  award: {
    title: 'Award',
    default: 'All',
    isMultiple: true,
    // What the card shows: an award from before a restaurant opened is not there.
    matches: ({ recognition = [] }, award) =>
      namesOfAwards(award).some((name) => recognition.some((text) => text.startsWith(name))),
    valuesOf: () => awardParams,
    name: (award) => joinOr(namesOfAwards(award)) || award,
    phrase: (award) => `${namesOfAwards(award).join('- or ')}-recognized`,
    isAdjective: true,
    isIndexed: true,
  },
  list: {
    title: 'List',
    default: '',
    matches: ({ slug }, list) => list === unknownList || splitSlugs(list).includes(slug),
    valuesOf: () => [],
    name: (list) =>
      list === unknownList ? 'Unknown list' : `This list (${splitSlugs(list).length})`,
    phrase: (list) => (list === unknownList ? '' : 'on this list'),
  },
}
