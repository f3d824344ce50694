import * as z from 'zod/mini'
import { oneOf, queryParam, textParam } from '#src/domain/finding/search-schema.ts'
import { awards, cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { readState, type StateCode } from '#src/domain/restaurant/us-states.ts'
import { cutJoinedSigns } from '#src/domain/url/query-text.ts'
import { joinKnown, unknownList } from './param-values.ts'

export const priceTiers = ['1', '2', '3', '4'] as const

/** 'james-beard' for 'James Beard' */
export const toParam = (value: string) => value.toLowerCase().replaceAll(/[ _+]/g, '-')
export const awardParams = awards.map(toParam)

/**
 * The search params of the directory, in the order of the URL.
 * @param states that have a restaurant
 * @param slugs of all restaurants, best first
 */
export const directorySchema = (states: readonly StateCode[], slugs: readonly string[]) =>
  z.object({
    state: oneOf(['All', ...states], readState),
    // All four tiers list the same as none.
    price: textParam((price) => readKnown(price, priceTiers).replace('1.2.3.4', ''), 'All'),
    cuisine: oneOf(['All', ...cuisines]),
    award: textParam((award) => readKnown(award, awardParams), 'All'),
    list: textParam((list) => readKnown(list, slugs) || (list && unknownList)),
    query: queryParam,
  })

export type DirectorySearch = z.output<ReturnType<typeof directorySchema>>

/** '1.2' for '2.1' or '2,1', 'michelin.james-beard' for 'James Beard,MICHELIN' */
const readKnown = (text: string, known: readonly string[]) =>
  joinKnown(cutJoinedSigns(toParam(text)).split(/[.,]/), known)
