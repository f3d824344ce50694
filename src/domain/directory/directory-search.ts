import * as z from 'zod/mini'
import { oneOf, querySchema, textParam } from '#src/domain/finding/search-schema.ts'
import { readState, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { joinSlugs, splitSlugs, unknownList } from './slugs.ts'

export const priceTiers = ['1', '2', '3', '4'] as const

/** Tiers in canonical order; 'All' for none or all of them. */
function toTiers(price: string): string {
  const named = price.split(',')
  const tiers = priceTiers.filter((tier) => named.includes(tier))
  return tiers.length === 0 || tiers.length === priceTiers.length ? 'All' : tiers.join(',')
}

/**
 * The search params of the directory, in the order of the URL. Every page loads them, because the router reads
 * the URLs of all pages.
 * @param states the states of the list
 * @param slugs the slugs of all restaurants, best first
 */
export const directorySearchSchema = (states: readonly StateCode[], slugs: readonly string[]) =>
  z.object({
    state: oneOf(['All', ...states], 'All', readState),
    price: textParam(toTiers, 'All'),
    list: textParam(
      (list) => joinSlugs(splitSlugs(list.toLowerCase()), slugs) || (list && unknownList),
    ),
    query: querySchema,
  })

export type DirectorySearch = z.output<ReturnType<typeof directorySearchSchema>>
