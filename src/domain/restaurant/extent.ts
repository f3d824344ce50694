import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** '25 states and the District of Columbia', 'two states' */
export function describeExtent(restaurants: readonly Pick<Restaurant, 'state'>[]): string {
  const states = new Set(restaurants.map(({ state }) => state))
  const count = states.size - Number(states.has('DC'))
  const counted = `${count < 10 ? inWords(count) : count} ${count === 1 ? 'state' : 'states'}`
  return states.has('DC') ? `${counted} and the District of Columbia` : counted
}
