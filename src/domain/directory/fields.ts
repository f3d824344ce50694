import type { SearchField } from '#src/domain/finding/filter.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

/** Where the directory's search looks: name before city before state. */
export const directoryFields: readonly SearchField<Restaurant>[] = [
  { name: 'name', text: ({ name }) => name },
  { name: 'city', text: ({ city }) => city },
  { name: 'state', text: ({ state }) => state },
  // From three letters on, so that "ca" does not drag in North Carolina.
  { name: 'state name', text: ({ state }) => usStates[state], minQueryLength: 3 },
]

/** Where close matches are looked for when that finds nothing: a dish, mostly. */
export const directoryHints: readonly SearchField<Restaurant>[] = [
  { name: 'cuisine', text: ({ cuisine }) => cuisine, isHint: true },
  { name: 'description', text: ({ description }) => description, isHint: true },
]
