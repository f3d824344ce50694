import * as z from 'zod/mini'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { searchParam } from '#src/domain/url/search-param.ts'

/** The state of the directory as its URL holds it. 'All' and '' are never written. */
export interface DirectorySearch {
  state: 'All' | StateCode
  query: string
}

export const directoryDefaults: DirectorySearch = { state: 'All', query: '' }

/**
 * Reads the URL and never throws: a state that the list does not have, or none, means all of them.
 * @param states the codes that have a restaurant
 */
export function directorySearchSchema(states: readonly StateCode[]) {
  const known = new Map<string, StateCode>(states.map((state) => [state, state]))
  return z.object({
    state: searchParam<DirectorySearch['state']>(
      (text) => known.get(text.trim().toUpperCase()) ?? directoryDefaults.state,
    ),
    query: searchParam(toQueryText),
  })
}
