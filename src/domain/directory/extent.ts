import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

export const restaurantNoun = { one: 'restaurant', many: 'restaurants' }

export interface ListCounts {
  /** 'fifty' */
  restaurants: string
  /** '50 restaurants in 25 states and the District of Columbia' */
  today: string
}

export function countList(restaurants: readonly Pick<Restaurant, 'state'>[]): ListCounts {
  return {
    restaurants: inWords(restaurants.length),
    today: `${restaurants.length} restaurants in ${describeExtent(restaurants)}`,
  }
}

/** '25 states and the District of Columbia' */
export function describeExtent(restaurants: readonly Pick<Restaurant, 'state'>[]): string {
  const states = new Set(restaurants.map(({ state }) => state))
  const counted = formatCount(
    { one: 'state', many: 'states' },
    states.size - Number(states.has('DC')),
  )
  return states.has('DC') ? `${counted} and the District of Columbia` : counted
}
