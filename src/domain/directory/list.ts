import { countOf, type ListDefinition } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { directoryFields, directoryHints } from './fields.ts'
import { describePlace } from './place.ts'
import { directoryDefaults, type DirectorySearch } from './search.ts'

const noun = { one: 'restaurant', many: 'restaurants' }

/** The directory as the machinery of finding sees it. */
export const directoryList: ListDefinition<Restaurant, DirectorySearch> = {
  path: '/restaurants',
  defaults: directoryDefaults,
  keyOf: ({ slug }) => slug,
  fields: directoryFields,
  closeFields: [...directoryFields, ...directoryHints],
  isChosen: (restaurant, { state }) => state === 'All' || restaurant.state === state,
  nameChoice: ({ state }) => (state === 'All' ? '' : usStates[state]),
  words: {
    ...noun,
    count: (count, { state }) =>
      `${countOf(noun, count)} found${state === 'All' ? '' : ` in ${state}`}`,
    none: 'No restaurants found matching your search.',
    searchLabel: 'Search restaurants',
    placeholder: 'Search restaurants, cities, or states...',
    where: ({ state }) => (state === 'All' ? 'in all states' : describePlace(state)),
  },
}
