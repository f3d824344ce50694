import { passesFilters, type ListDefinition, type View } from '#src/domain/finding/list.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { capitalize } from '#src/domain/language/in-words.ts'
import { describeSearch, joinTexts, joinWords } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { awards, cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { nameState, phraseOfState, usStates } from '#src/domain/restaurant/us-states.ts'
import {
  awardParams,
  directorySchema,
  priceTiers,
  toParam,
  type DirectorySearch,
} from './directory-schema.ts'
import { isChosenList, splitValues, unknownList } from './param-values.ts'

const noun = { one: 'restaurant', many: 'restaurants' }

/** '$ or $$' for '1.2', 'All' for 'All' */
const nameTiers = (price: string) => {
  const tiers = splitValues(price).map((tier) => '$'.repeat(Number(tier)) || tier)
  return joinWords(tiers, 'or')
}

/** ['Michelin', 'James Beard'] for 'michelin.james-beard' */
const namesOfAwards = (award: string) =>
  awards.filter((name) => splitValues(award).includes(toParam(name)))

export type DirectoryView = View<Restaurant, DirectorySearch>

export const directoryList: ListDefinition<Restaurant, DirectorySearch> = {
  path: '/restaurants',
  noun,
  hasMap: true,
  defaults: directorySchema([], []).parse({}),
  filters: {
    state: {
      title: 'State',
      matches: (restaurant, state) => restaurant.state === state,
      valuesOf: (restaurants) => [...new Set(restaurants.map(({ state }) => state))].toSorted(),
      name: nameState,
      label: (state) => state,
      phrase: phraseOfState,
    },
    price: {
      title: 'Price',
      isMultiple: true,
      matches: ({ priceRange }, tier) => String(priceRange.length) === tier,
      valuesOf: () => priceTiers,
      name: nameTiers,
      spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of 4`),
      phrase: (price) => `priced ${nameTiers(price)}`,
      noIndex: true,
    },
    cuisine: {
      title: 'Cuisine',
      matches: (restaurant, cuisine) => restaurant.cuisine === cuisine,
      valuesOf: () => cuisines,
      name: (cuisine) => cuisine,
      kind: (cuisine) => cuisine,
    },
    award: {
      title: 'Award',
      isMultiple: true,
      // What the card shows: an award from before a restaurant opened is not there.
      matches: ({ recognition = [] }, award) =>
        recognition.some((text) => toParam(text).startsWith(award)),
      valuesOf: () => awardParams,
      name: (award) => joinWords(namesOfAwards(award), 'or') || award,
      kind: (award) => `${namesOfAwards(award).join('- or ')}-recognized`,
    },
    list: {
      title: 'List',
      matches: ({ slug }, listed) => [slug, unknownList].includes(listed),
      valuesOf: () => [],
      name: (list) =>
        list === unknownList ? 'Unknown list' : `This list (${splitValues(list).length})`,
      phrase: (list) => (list === unknownList ? '' : 'on this list'),
      noIndex: true,
    },
  },
  fields: [
    { name: 'name', text: ({ name }) => name },
    { name: 'city', text: ({ city }) => city },
    { name: 'state', text: ({ state }) => state },
    // "ca" does not mean North Carolina.
    { name: 'stateName', text: ({ state }) => usStates[state], minQueryLength: 3 },
  ],
  texts: {
    count: (count, { state }) =>
      `${formatCount(noun, count)} found${state === 'All' ? '' : ` in ${state}`}`,
    noResults: 'No restaurants found matching your search.',
    searchHint: 'You can search for names, dishes, chefs, awards, addresses, cities and ZIP codes.',
    examples: ['dosa', 'Houston', 'Michelin'],
    placeholder: 'Search restaurants, cities, or states...',
  },
  heading: (search, restaurants) =>
    isChosenList(search.list) ? nameList(search, 'Shared') : nameView(search, restaurants),
}

/** 'Michelin-recognized Nepali restaurants in Texas'. It names the cuisine of all that are listed. */
function nameView(search: DirectorySearch, restaurants: readonly Restaurant[]): string {
  const listed = restaurants.filter(passesFilters(directoryList, search))
  const [shared = 'Indian', ...others] = new Set(listed.map(({ cuisine }) => cuisine))
  const hasCuisine = search.cuisine !== 'All'
  const isMixed = !hasCuisine && others.length > 0
  const cuisine = hasCuisine ? search.cuisine : isMixed ? 'Indian' : shared
  const { kind, phrase } = describeSearch(directoryList, isMixed ? search : { ...search, cuisine })
  // A chosen cuisine and one that all restaurants of a place share are two views with two titles.
  const best = hasCuisine ? `Restaurants of ${cuisine} Cuisine` : `${cuisine} Restaurants`
  return joinTexts(
    ['', cuisine].includes(kind) ? `Best ${best}` : `${capitalize(kind)} restaurants`,
    search.state === 'All' && 'in the USA',
    phrase,
  )
}

/**
 * 'Shared list: 3 restaurants', 'Your list: restaurants in Texas'
 * @param hasCount false if the list has changed since: 'Your list'
 */
export function nameList(search: DirectorySearch, whose: 'Shared' | 'Your', hasCount = true) {
  const rest = describeSearch(directoryList, { ...search, list: '' })
  const part = joinTexts(rest.noun.many, rest.phrase)
  const isWhole = part === noun.many && search.query === ''
  const count = hasCount && formatCount(noun, splitValues(search.list).length)
  return [`${whose} list`, isWhole ? count : part].filter(Boolean).join(': ')
}
