import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/**
 * '25 states and the District of Columbia'
 * @param format writes the number of states
 */
export function describeExtent(
  restaurants: readonly Pick<Restaurant, 'state'>[],
  format: (count: number) => string = String,
): string {
  const states = new Set(restaurants.map(({ state }) => state))
  const count = states.size - Number(states.has('DC'))
  const counted = `${format(count)} ${count === 1 ? 'state' : 'states'}`
  return states.has('DC') ? `${counted} and the District of Columbia` : counted
}
