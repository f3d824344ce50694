import { usStates } from '#src/domain/restaurant/us-states.ts'
import type { DirectorySearch } from './search.ts'

/** 'in the USA', 'in California', 'in Washington, D.C.' */
export function describePlace(state: DirectorySearch['state']): string {
  if (state === 'All') {
    return 'in the USA'
  }
  return `in ${state === 'DC' ? 'Washington, D.C.' : usStates[state]}`
}
