import { capitalize, inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { phraseOfState, usStates } from '#src/domain/restaurant/us-states.ts'

/** 'Four of the fifty in Texas, led by No. 6.' */
export function describeFoundPlaces(all: readonly Restaurant[], found: readonly Restaurant[]) {
  const [first] = found
  if (first === undefined) {
    return 'Nothing to show on the map.'
  }
  if (found.length === all.length) {
    return describePlaces(all)
  }
  const states = new Set(found.map(({ state }) => state))
  const where = states.size === 1 ? phraseOfState(first.state) : `in ${describeExtent(found)}`
  const best = Math.min(...found.map(({ rank }) => rank))
  const lead = found.length === 1 ? ':' : ', led by'
  const count = `${inWords(found.length)} of the ${inWords(all.length)}`
  return capitalize(`${count} ${where}${lead} No. ${best}.`)
}

/** 'Fifty restaurants in 25 states and the District of Columbia. New York has nine, California five.' */
export function describePlaces(restaurants: readonly Pick<Restaurant, 'state'>[]): string {
  const states = restaurants.map(({ state }) => state)
  const [most, second] = [...new Set(states)]
    .map((state) => ({ state, count: states.filter((other) => other === state).length }))
    .toSorted((one, other) => other.count - one.count)
  const leaders =
    most && second && second.count > 1
      ? ` ${usStates[most.state]} has ${inWords(most.count)}, ${usStates[second.state]} ${inWords(second.count)}.`
      : ''
  return `${capitalize(inWords(restaurants.length))} restaurants in ${describeExtent(restaurants)}.${leaders}`
}

/** '25 states and the District of Columbia', 'two states' */
export function describeExtent(restaurants: readonly Pick<Restaurant, 'state'>[]): string {
  const states = new Set(restaurants.map(({ state }) => state))
  const count = states.size - Number(states.has('DC'))
  const counted = `${count < 10 ? inWords(count) : count} ${count === 1 ? 'state' : 'states'}`
  return states.has('DC') ? `${counted} and the District of Columbia` : counted
}
