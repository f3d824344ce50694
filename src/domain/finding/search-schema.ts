import * as z from 'zod/mini'
import { toQueryText } from '#src/domain/url/query-text.ts'
import type { Filter, SearchOf } from './list.ts'

/**
 * The zod schema of the search params of some filters, in canonical order. It reads any URL and never
 * throws: a param that is missing, or whose text spells no value, has its default. Idempotent. TypeScript
 * lets a link in our code set known values only.
 *
 * One transform of the whole: `z.object` with a default and a transform for each param does the same and
 * weighs 1.8 kB more on every page (docs/decisions/008-budgets.md).
 * @param known for filters whose values the content decides, the values that it has, or their parts
 */
export function searchSchema<Filters extends readonly Filter<never>[]>(
  filters: Filters,
  known: { readonly [Param in Filters[number]['param']]?: readonly string[] } = {},
) {
  type Search = SearchOf<Filters>
  const readFilter = (filter: Filters[number], text: string) => {
    const value = filter.read(text.trim()) ?? filter.default
    const values = known[filter.param as Filters[number]['param']]
    if (values === undefined) {
      return value
    }
    return filter.toKnown?.(value, values) ?? (values.includes(value) ? value : filter.default)
  }
  const readSearch = (params: Readonly<Record<string, unknown>>) => {
    const textOf = (param: string) => {
      const value = params[param]
      return typeof value === 'string' ? value : ''
    }
    return {
      ...Object.fromEntries(
        filters.map((filter) => [filter.param, readFilter(filter, textOf(filter.param))]),
      ),
      query: toQueryText(textOf('query')),
    }
  }
  const schema: unknown = z.transform(readSearch)
  return schema as z.ZodMiniTransform<Search, Partial<Search>>
}
