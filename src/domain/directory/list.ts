import type { Filter, ListDefinition, SearchOf } from '#src/domain/finding/list.ts'
import { countOf, phraseOf } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { joinSlugs, splitSlugs } from './slugs.ts'

const noun = { one: 'restaurant', many: 'restaurants' }

const tiers = ['1', '2', '3', '4'] as const
type Tier = (typeof tiers)[number]

/** '$$' for '2' */
const nameTier = (price: 'All' | Tier) => (price === 'All' ? price : '$'.repeat(Number(price)))

/** 'A list of 3' */
const nameList = (list: string) => `A list of ${splitSlugs(list).length}`

const filters = [
  {
    param: 'state',
    default: 'All',
    read: (text) =>
      (Object.keys(usStates) as StateCode[]).find((code) => code === text.toUpperCase()),
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
    read: (text) => tiers.find((tier) => tier === text),
    matches: ({ priceRange }, price) => priceRange === nameTier(price),
    valuesOf: () => tiers,
    name: nameTier,
    label: nameTier,
    spoken: (price) => (price === 'All' ? 'All prices' : `Price ${price} of ${tiers.length}`),
    phrase: (price) => `priced ${nameTier(price)}`,
  } satisfies Filter<Restaurant, 'price', 'All' | Tier>,
  {
    param: 'list',
    default: '',
    read: (text) => text.toLowerCase(),
    toKnown: (list, slugs) => joinSlugs(splitSlugs(list), slugs),
    matches: ({ slug }, list) => splitSlugs(list).includes(slug),
    valuesOf: () => [],
    name: nameList,
    label: nameList,
    spoken: nameList,
    phrase: () => 'on this list',
  } satisfies Filter<Restaurant, 'list'>,
] as const

/** What the URL of the directory holds. */
export type DirectorySearch = SearchOf<typeof filters>

/** The directory: all that is particular to it as a list. */
export const directoryList: ListDefinition<Restaurant, DirectorySearch> = {
  path: '/restaurants',
  noun,
  keyOf: ({ slug }) => slug,
  filters,
  fields: [
    { name: 'name', text: ({ name }) => name },
    { name: 'city', text: ({ city }) => city },
    { name: 'state', text: ({ state }) => state },
    // From three letters on, so that "ca" does not drag in North Carolina.
    { name: 'stateName', text: ({ state }) => usStates[state], minQueryLength: 3 },
  ],
  hints: [
    { name: 'cuisine', text: ({ cuisine }) => cuisine, isHint: true },
    { name: 'order', text: ({ order }) => order, isHint: true },
    { name: 'goodFor', text: ({ goodFor = '' }) => goodFor, isHint: true },
    { name: 'neighborhood', text: ({ neighborhood = '' }) => neighborhood, isHint: true },
    { name: 'description', text: ({ description }) => description, isHint: true },
  ],
  words: {
    count: (count, { state }) =>
      `${countOf(noun, count)} found${state === 'All' ? '' : ` in ${state}`}`,
    none: 'No restaurants found matching your search.',
    searchLabel: 'Search restaurants',
    placeholder: 'Search restaurants, cities, or states...',
  },
  heading: (search) =>
    search.list === '' ? `Best Indian Restaurants ${describePlace(search)}` : nameChosen(search),
}

/** '3 restaurants someone chose'; with more in the view 'Restaurants someone chose in Texas'. */
function nameChosen(search: DirectorySearch): string {
  const { query, list } = search
  const phrase = phraseOf(directoryList, { ...search, list: '' })
  return phrase === '' && query === ''
    ? `${countOf(noun, splitSlugs(list).length)} someone chose`
    : `Restaurants someone chose ${phrase}`.trim()
}

/** What a view is about: 'in California priced $$', 'in the USA' for the whole list. */
export function describePlace(search: DirectorySearch): string {
  const phrase = phraseOf(directoryList, search)
  return search.state === 'All' ? `in the USA ${phrase}`.trim() : phrase
}
