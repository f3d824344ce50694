import type { Filter } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { priceTiers } from './directory-search.ts'
import { splitSlugs, unknownList } from './slugs.ts'

/** 'in Texas', 'in Washington, D.C.' */
export const phraseOfState = (state: StateCode) =>
  `in ${state === 'DC' ? 'Washington, D.C.' : usStates[state]}`

/** '$$' for '2' */
const nameTier = (price: string) => (price === 'All' ? price : '$'.repeat(Number(price)))

/** '$ or $$' for '1,2' */
const nameTiers = (price: string) =>
  price
    .split(',')
    .map(nameTier)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')

/** 'A list of 3' */
const nameList = (list: string) =>
  list === unknownList ? 'An unknown list' : `A list of ${splitSlugs(list).length}`

/** The filters of the directory, in the order of the URL. */
export const directoryFilters = [
  {
    param: 'state',
    default: 'All',
    matches: (restaurant, state) => restaurant.state === state,
    valuesOf: (restaurants) => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
    name: (state) => (state === 'All' ? 'All states' : usStates[state]),
    label: (state) => state,
    spoken: (state) => (state === 'All' ? 'All states' : `${state} ${usStates[state]}`),
    phrase: (state) => phraseOfState(state as StateCode),
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
