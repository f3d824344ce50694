import * as z from 'zod/mini'
import { toQueryText } from '#src/domain/url/query-text.ts'

interface Param {
  param: string
  schema: (content: never) => z.ZodMiniType<string>
}

export type SearchOf<Filters extends readonly Param[]> = {
  [One in Filters[number] as One['param']]: z.output<ReturnType<One['schema']>>
} & { query: string }

/**
 * The schema of a list's search params, in the order of its filters.
 * @param content what the schemas of the filters read: the states and slugs of the list
 */
export function searchSchema<const Filters extends readonly Param[]>(
  filters: Filters,
  ...[content]: Parameters<Filters[number]['schema']>
) {
  const params = filters.map(({ param, schema }) => [param, schema(content)])
  const shape = Object.fromEntries(params) as {
    [One in Filters[number] as One['param']]: ReturnType<One['schema']>
  }
  return z.object({ ...shape, query: textParam(toQueryText) })
}

/**
 * One of some values, the first by default. It accepts any case; everything else is the default.
 * @param read reads other spellings of a value
 */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  read: (text: string) => string | undefined = (text) => text,
) {
  return z.catch(z._default(z.enum(values), values[0]), ({ value }) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const meant = (read(text) ?? text).toLowerCase()
    return values.find((one) => one.toLowerCase() === meant) ?? values[0]
  })
}

/** Any text, normalized. */
export function textParam(normalize: (text: string) => string, byDefault = '') {
  const schema = z.string().check(z.overwrite((value) => normalize(value.trim())))
  return z.catch(z._default(schema, byDefault), byDefault)
}
