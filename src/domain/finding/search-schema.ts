import * as z from 'zod/mini'
import { searchParam } from '#src/domain/url/search-param.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import type { ListDefinition, ListSearch } from './list.ts'

type Shape<Search extends ListSearch> = {
  [Param in keyof Search]: ReturnType<typeof searchParam<Search[Param]>>
}

/**
 * The zod schema of a list's search params, in canonical order. It reads any URL and never throws: a
 * text that spells no value means the default.
 * @param known for filters whose values the content decides, the values that it has, or their parts
 */
export function searchSchema<Item, Search extends ListSearch>(
  { filters }: ListDefinition<Item, Search>,
  known: { readonly [Param in keyof Search]?: readonly Search[Param][] } = {},
) {
  const params = filters.map((filter) => {
    const values: readonly string[] | undefined = known[filter.param]
    return [
      filter.param,
      searchParam((text) => {
        const value = filter.read(text.trim()) ?? filter.default
        if (values === undefined) {
          return value
        }
        return filter.toKnown?.(value, values) ?? (values.includes(value) ? value : filter.default)
      }),
    ]
  })
  const shape: unknown = { ...Object.fromEntries(params), query: searchParam(toQueryText) }
  return z.object(shape as Shape<Search>)
}
