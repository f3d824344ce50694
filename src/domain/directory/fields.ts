import { findMatchingField, foldQuery, type SearchField } from '#src/domain/finding/filter.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

const stateName: SearchField<Restaurant> = {
  text: ({ state }) => usStates[state],
  // From three letters on, so that "ca" does not drag in North Carolina.
  minQueryLength: 3,
}

/** Where the directory's search looks: name before city before state. */
export const directoryFields: readonly SearchField<Restaurant>[] = [
  { text: ({ name }) => name },
  { text: ({ city }) => city },
  { text: ({ state }) => state },
  stateName,
]

/** Whether the query is found in the name of the state, of which cards print the code. */
export function isStateNamed(restaurant: Restaurant, query: string): boolean {
  return findMatchingField(restaurant, [stateName], foldQuery(query)) !== -1
}

/** Where close matches are looked for when that finds nothing: a dish, mostly. */
export const directoryHints: readonly SearchField<Restaurant>[] = [
  { text: ({ cuisine }) => cuisine, isHint: true },
  { text: ({ description }) => description, isHint: true },
]
