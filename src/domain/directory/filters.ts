import type { Filter, SearchOf } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { joinSlugs, splitSlugs, unknownList } from './slugs.ts'

export const priceTiers = ['1', '2', '3', '4'] as const
type Tier = (typeof priceTiers)[number]

/** '$$' for '2' */
const nameTier = (price: 'All' | Tier) => (price === 'All' ? price : '$'.repeat(Number(price)))

/** 'A list of 3' */
const nameList = (list: string) =>
  list === unknownList ? 'An unknown list' : `A list of ${splitSlugs(list).length}`

/**
 * The filters of the directory, in the order of the URL. Every page loads them, because the router reads
 * the URLs of all pages.
 */
export const directoryFilters = [
  {
    param: 'state',
    default: 'All',
    read: readState,
    matches: (restaurant, state) => restaurant.state === state,
    valuesOf: (restaurants) => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
    name: (state) => (state === 'All' ? 'All states' : usStates[state]),
    label: (state) => state,
    spoken: (state) => (state === 'All' ? 'All states' : `${state} ${usStates[state]}`),
    phrase: (state) => `in ${state === 'DC' ? 'Washington, D.C.' : usStates[state as StateCode]}`,
    isIndexed: true,
  } satisfies Filter<Restaurant, 'state', 'All' | StateCode>,
  {
    param: 'price',
    default: 'All',
    read: (text) => priceTiers.find((tier) => tier === text),
    matches: ({ priceRange }, price) => priceRange === nameTier(price),
    valuesOf: () => priceTiers,
    name: nameTier,
    label: nameTier,
    spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of ${priceTiers.length}`),
    phrase: (price) => `priced ${nameTier(price)}`,
  } satisfies Filter<Restaurant, 'price', 'All' | Tier>,
  {
    param: 'list',
    default: '',
    read: (text) => text.toLowerCase(),
    toKnown: (list, slugs) => joinSlugs(splitSlugs(list), slugs) || (list && unknownList),
    matches: ({ slug }, list) => list === unknownList || splitSlugs(list).includes(slug),
    valuesOf: () => [],
    name: nameList,
    label: nameList,
    spoken: nameList,
    phrase: (list) => (list === unknownList ? '' : 'on this list'),
  } satisfies Filter<Restaurant, 'list'>,
] as const

/** The search params of the directory. */
export type DirectorySearch = SearchOf<typeof directoryFilters>
