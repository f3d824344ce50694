import { countOf } from '#src/domain/finding/sentences.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'

/** '25 states and the District of Columbia' */
export function describeExtent(restaurants: readonly Pick<Restaurant, 'state'>[]): string {
  const states = new Set(restaurants.map(({ state }) => state))
  const counted = countOf({ one: 'state', many: 'states' }, states.size - Number(states.has('DC')))
  return states.has('DC') ? `${counted} and the District of Columbia` : counted
}
