import { memoize } from '#src/domain/finding/fold.ts'
import type { PageText } from '#src/domain/finding/match.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

/** Without sentences: what it cooks, where that is from, and what it is good for. */
export const factsOf = memoize(({ cuisine, region = '', order, goodFor = [] }: Restaurant) => [
  ...[cuisine, ...goodFor].map((text) => ({ label: '', text })),
  ...order.map((text) => ({ label: 'Order', text })),
  { label: 'Region', text: region },
])

export function textsOfCard(restaurant: Restaurant): PageText[] {
  const { name, neighborhood = '', city, state, description, recognition = [] } = restaurant
  const shown = [name, neighborhood, `${city}, ${state}`, description, ...recognition.slice(0, 1)]
  return [
    ...shown.map((text) => ({ label: '', text })),
    ...factsOf(restaurant),
    ...recognition.slice(1).map((text) => ({ label: 'Recognition', text })),
    { label: 'State', text: usStates[state] },
  ]
}
