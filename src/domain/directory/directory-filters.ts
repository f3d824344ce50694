import type { Filter } from '#src/domain/finding/list-definition.ts'
import { oneOf, textParam, type SearchOf } from '#src/domain/finding/search-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { readState, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { joinSlugs, splitSlugs, unknownList } from './slugs.ts'

interface Content {
  states: readonly StateCode[]
  /** Of all restaurants, best first. */
  slugs: readonly string[]
}

export const priceTiers = ['1', '2', '3', '4'] as const

/** '1.2' for '2.1' or '2,1'; 'All' for none or all of them. */
function toTiers(price: string): string {
  const named = price.split(/[.,]/)
  const tiers = priceTiers.filter((tier) => named.includes(tier))
  return tiers.length % priceTiers.length === 0 ? 'All' : tiers.join('.')
}

const nameState = (state: StateCode | 'All') => (state === 'All' ? 'All states' : usStates[state])

/** 'in Texas', 'in Washington, D.C.' */
export const phraseOfState = (state: StateCode | 'All') =>
  `in ${state === 'DC' ? 'Washington, D.C.' : nameState(state)}`

/** '$$' for '2' */
const nameTier = (price: string) => (price === 'All' ? price : '$'.repeat(Number(price)))

/** '$ or $$' for '1.2' */
const nameTiers = (price: string) =>
  price
    .split('.')
    .map(nameTier)
    .join(', ')
    // Not Intl.ListFormat: its data takes a phone 50 ms to load, before the page can be used.
    .replace(/, (?=[^,]*$)/, ' or ')

/** In the order of the URL. Every page loads them. */
export const directoryFilters = [
  {
    param: 'state',
    default: 'All',
    schema: ({ states }: Content) => oneOf(['All', ...states], readState),
    matches: (restaurant, state) => restaurant.state === state,
    valuesOf: (restaurants) => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
    name: nameState,
    label: (state) => state,
    phrase: phraseOfState,
    isIndexed: true,
  } satisfies Filter<Restaurant, 'state', 'All' | StateCode>,
  {
    param: 'price',
    default: 'All',
    schema: () => textParam(toTiers, 'All'),
    isMultiple: true,
    matches: ({ priceRange }, price) => price.split('.').includes(`${priceRange.length}`),
    valuesOf: () => priceTiers,
    name: nameTiers,
    spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of 4`),
    phrase: (price) => `priced ${nameTiers(price)}`,
  } satisfies Filter<Restaurant, 'price'>,
  {
    param: 'list',
    default: '',
    schema: ({ slugs }: Content) =>
      textParam(
        (list) => joinSlugs(list.toLowerCase().split(/[.,]/), slugs) || (list && unknownList),
      ),
    matches: ({ slug }, list) => list === unknownList || splitSlugs(list).includes(slug),
    valuesOf: () => [],
    name: (list) =>
      list === unknownList ? 'Unknown list' : `This list (${splitSlugs(list).length})`,
    phrase: (list) => (list === unknownList ? '' : 'on this list'),
  } satisfies Filter<Restaurant, 'list'>,
] as const

export type DirectorySearch = SearchOf<typeof directoryFilters>
