import { rankByRelevance } from '#src/domain/finding/rank.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { directoryFields } from './fields.ts'
import { filterRestaurants } from './filter.ts'
import type { DirectorySearch } from './search.ts'

/** The restaurants of a view in the order shown: by relevance with a query, else by rank. */
export function findRestaurants(
  restaurants: readonly Restaurant[],
  search: DirectorySearch,
): Restaurant[] {
  return rankByRelevance(filterRestaurants(restaurants, search), directoryFields, search.query)
}
