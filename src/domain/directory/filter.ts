import { filterItems } from '#src/domain/finding/filter-items.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { directoryList } from './list.ts'
import type { DirectorySearch } from './search.ts'

/** The restaurants of a view, in order of rank. */
export function filterRestaurants(
  restaurants: readonly Restaurant[],
  search: DirectorySearch,
): Restaurant[] {
  return filterItems(directoryList, restaurants, search)
}

/** How many restaurants each state has, states in alphabetical order of their codes. */
export function countByState(restaurants: readonly Restaurant[]): Map<StateCode, number> {
  const counts = new Map<StateCode, number>()
  for (const { state } of restaurants.toSorted((a, b) => (a.state < b.state ? -1 : 1))) {
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return counts
}
