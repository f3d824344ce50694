import { usStates } from '#src/domain/restaurant/us-states.ts'
import type { DirectorySearch } from './search.ts'

/** 'in the USA', 'in California', 'in the District of Columbia' */
export function describePlace(state: DirectorySearch['state']): string {
  if (state === 'All') {
    return 'in the USA'
  }
  return `in ${state === 'DC' ? 'the ' : ''}${usStates[state]}`
}
