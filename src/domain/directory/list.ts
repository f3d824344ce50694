import type { ListDefinition, OtherName, SearchOf } from '#src/domain/finding/list.ts'
import { countOf, phraseOf } from '#src/domain/finding/sentences.ts'
import { splitRecognition } from '#src/domain/restaurant/recognition.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usPlaces } from '#src/domain/restaurant/us-places.ts'
import { readState, usStates } from '#src/domain/restaurant/us-states.ts'
import { directoryFilters } from './filters.ts'
import { knownWords } from './known-words.ts'
import { splitSlugs } from './slugs.ts'

const noun = { one: 'restaurant', many: 'restaurants' }

/** The search params of the directory. */
export type DirectorySearch = SearchOf<typeof directoryFilters>

const cityField = { name: 'city', text: ({ city }: Restaurant) => city }

const otherNames = Object.entries(usPlaces).map(([name, place]): OtherName<Restaurant> => ({
  name: name.replace('Near ', ''),
  field: cityField,
  matches: ({ city, state }) =>
    place === usStates[state] || (place.endsWith(state) && place.includes(city)),
  heading: `${name}: ${place}`,
}))

/** The definition of the directory as a list (domain/finding/list.ts). */
export const directoryList: ListDefinition<Restaurant, DirectorySearch> = {
  path: '/restaurants',
  noun,
  keyOf: ({ slug }) => slug,
  filters: directoryFilters,
  fields: [
    { name: 'name', text: ({ name }) => name },
    cityField,
    { name: 'state', text: ({ state }) => state },
    // From three letters on, so that "ca" does not drag in North Carolina.
    { name: 'stateName', text: ({ state }) => usStates[state], minQueryLength: 3 },
  ],
  hints: [
    { name: 'cuisine', text: ({ cuisine }) => cuisine, isHint: true },
    { name: 'order', text: ({ order }) => order, isHint: true },
    { name: 'goodFor', text: ({ goodFor = '' }) => goodFor, isHint: true },
    {
      name: 'neighborhood',
      text: ({ neighborhood = '' }) => neighborhood,
      isHint: true,
      isProse: true,
    },
    {
      name: 'recognition',
      text: ({ recognition }) => splitRecognition(recognition).join(', '),
      isHint: true,
      isProse: true,
    },
    { name: 'description', text: ({ description }) => description, isHint: true, isProse: true },
  ],
  otherNames,
  knownWords,
  asks: readAsked,
  mentioner: { one: 'kitchen', many: 'kitchens' },
  words: {
    count: (count, { state }) =>
      `${countOf(noun, count)} found${state === 'All' ? '' : ` in ${state}`}`,
    none: 'No restaurants found matching your search.',
    searched: 'You can search for names, cities, states and dishes, or go straight to a state.',
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

const cheap =
  /^(?:cheap|inexpensive|affordable|budget)(?: eats| indian)?$|(?:under|below|less than) \$?\d|\$ ?\d/
const dear = /^(?:expensive|fancy|upscale|fine dining)$/

/** Reads a query that asks for a price ('under $20', '$$') or spells a state otherwise ('d.c.'). */
function readAsked(text: string): Readonly<Record<string, string>> | undefined {
  const state = readState(text)
  const tier = /^\${1,4}$/.test(text) ? text.length : cheap.test(text) ? 1 : dear.test(text) ? 4 : 0
  return state ? { state } : tier > 0 ? { price: `${tier}` } : undefined
}

/** Describes a view in titles: 'in California priced $$', 'in the USA' for the whole list. */
export function describePlace(search: DirectorySearch): string {
  const phrase = phraseOf(directoryList, search)
  return search.state === 'All' ? `in the USA ${phrase}`.trim() : phrase
}
