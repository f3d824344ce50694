import * as z from 'zod/mini'
import { toQueryText } from '#src/domain/url/query-text.ts'
import type { Filter, ListSearch, SearchOf } from './list.ts'

type Shape<Search extends ListSearch> = {
  [Param in keyof Search]: ReturnType<typeof searchParam<Search[Param]>>
}

/**
 * The zod schema of the search params of some filters, in canonical order. It reads any URL and never throws: a
 * text that spells no value means the default.
 * @param known for filters whose values the content decides, the values that it has, or their parts
 */
export function searchSchema<Filters extends readonly Filter<never>[]>(
  filters: Filters,
  known: {
    readonly [Param in Filters[number]['param']]?: readonly string[]
  } = {},
) {
  const params = filters.map((filter) => {
    const values = known[filter.param as Filters[number]['param']]
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
  const shape: unknown = {
    ...Object.fromEntries(params),
    query: searchParam(toQueryText),
  }
  return z.object(shape as Shape<SearchOf<Filters>>)
}

/**
 * The schema of one param. It accepts everything, because a URL may hold anything: `read` makes a value
 * of any text, and `read('')` is the value of a param that is missing or not text. TypeScript lets a
 * link in our code set only such a value.
 */
function searchParam<Value extends string>(read: (text: string) => Value) {
  return z._default(
    z.pipe(
      z.custom<Value>(),
      // z.transform returns `Awaited<Value>`, which TypeScript does not resolve. `read` is synchronous.
      z.transform((value: Value) =>
        read(typeof value === 'string' ? value : ''),
      ) as z.ZodMiniTransform<Value, Value>,
    ),
    read(''),
  )
}
