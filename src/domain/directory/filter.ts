import { filterByQuery } from '#src/domain/finding/filter.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { directoryFields } from './fields.ts'
import type { DirectorySearch } from './search.ts'

/** The restaurants of a view, in order of rank. */
export function filterRestaurants(
  restaurants: readonly Restaurant[],
  { state, query }: DirectorySearch,
): Restaurant[] {
  const inState = restaurants.filter((restaurant) => state === 'All' || restaurant.state === state)
  return filterByQuery(inState, directoryFields, query)
}

/** How many restaurants each state has, states in alphabetical order of their codes. */
export function countByState(restaurants: readonly Restaurant[]): Map<StateCode, number> {
  const counts = new Map<StateCode, number>()
  for (const { state } of restaurants.toSorted((a, b) => (a.state < b.state ? -1 : 1))) {
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return counts
}
