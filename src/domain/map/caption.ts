import { describeExtent } from '#src/domain/directory/extent.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { filterOf } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { inWords } from '#src/domain/language/in-words.ts'

export function describeMap(
  restaurants: readonly Restaurant[],
  found: readonly Restaurant[],
  state: DirectorySearch['state'],
): string {
  const best = Math.min(...found.map(({ rank }) => rank))
  if (found.length === restaurants.length) {
    return describeWhole(restaurants)
  }
  if (found.length === 0) {
    return 'No plate on the map.'
  }
  const where =
    state === 'All'
      ? `in ${nameStates(new Set(found.map((one) => one.state)).size)}`
      : filterOf(directoryList, 'state').phrase(state)
  const isOne = found.length === 1
  return `${capitalize(inWords(found.length))} of the ${inWords(restaurants.length)} ${where}${isOne ? ': ' : ', led by '}No. ${best}.`
}

/** 'Fifty restaurants in 25 states and the District of Columbia. New York has nine, California five.' */
function describeWhole(restaurants: readonly Restaurant[]): string {
  const counts = new Map<StateCode, number>()
  for (const { state } of restaurants) {
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  const [most, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  const leaders =
    most && second && second[1] > 1
      ? ` ${usStates[most[0]]} has ${inWords(most[1])}, ${usStates[second[0]]} ${inWords(second[1])}.`
      : ''
  return `${capitalize(inWords(restaurants.length))} restaurants in ${describeExtent(restaurants)}.${leaders}`
}

export function describeSpread(restaurants: readonly Restaurant[]): {
  title: string
  text: string
} {
  return { title: `Where the ${inWords(restaurants.length)} are`, text: describeWhole(restaurants) }
}

function nameStates(count: number): string {
  return count === 1 ? 'one state' : `${inWords(count)} states`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
