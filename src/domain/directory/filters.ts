import * as z from 'zod/mini'
import type { Filter } from '#src/domain/finding/list.ts'
import { oneOf, querySchema, textParam } from '#src/domain/finding/search-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { joinSlugs, splitSlugs, unknownList } from './slugs.ts'

export const priceTiers = ['1', '2', '3', '4'] as const

/** '$$' for '2' */
const nameTier = (price: string) => (price === 'All' ? price : '$'.repeat(Number(price)))

/** '$ or $$' for '1,2' */
const nameTiers = (price: string) =>
  price
    .split(',')
    .map(nameTier)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')

/** Tiers in canonical order; 'All' for none or all of them. */
function toTiers(price: string): string {
  const named = price.split(',')
  const tiers = priceTiers.filter((tier) => named.includes(tier))
  return tiers.length === 0 || tiers.length === priceTiers.length ? 'All' : tiers.join(',')
}

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
    isMultiple: true,
    matches: ({ priceRange }, price) =>
      price.split(',').some((one) => nameTier(one) === priceRange),
    valuesOf: () => priceTiers,
    name: nameTiers,
    label: nameTier,
    spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of ${priceTiers.length}`),
    phrase: (price) => `priced ${nameTiers(price)}`,
  } satisfies Filter<Restaurant, 'price'>,
  {
    param: 'list',
    default: '',
    matches: ({ slug }, list) => list === unknownList || splitSlugs(list).includes(slug),
    valuesOf: () => [],
    name: nameList,
    label: nameList,
    spoken: nameList,
    phrase: (list) => (list === unknownList ? '' : 'on this list'),
  } satisfies Filter<Restaurant, 'list'>,
] as const

/**
 * The search params of the directory, in the order of the URL.
 * @param states the states of the list
 * @param slugs the slugs of all restaurants, best first
 */
export const directorySearchSchema = (states: readonly StateCode[], slugs: readonly string[]) =>
  z.object({
    state: oneOf(['All', ...states], 'All', readState),
    price: textParam(toTiers, 'All'),
    list: textParam(
      (list) => joinSlugs(splitSlugs(list.toLowerCase()), slugs) || (list && unknownList),
    ),
    query: querySchema,
  })

/** The search params of the directory. */
export type DirectorySearch = z.output<ReturnType<typeof directorySearchSchema>>
