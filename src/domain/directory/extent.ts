import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export type ListCounts = ReturnType<typeof countList>

export function countList(restaurants: readonly Pick<Restaurant, 'state'>[]) {
  return {
    /** 'fifty' */
    restaurants: inWords(restaurants.length),
    /** '50 restaurants in 25 states and the District of Columbia' */
    today: `${restaurants.length} restaurants in ${describeExtent(restaurants)}`,
  }
}

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
