import * as z from 'zod/mini'
import { toQueryText } from '#src/domain/url/query-text.ts'

/**
 * The schema of a param with one of some values. It accepts any case; everything else is the default.
 * @param read reads other spellings of a value
 */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  byDefault: Value,
  read: (text: string) => string | undefined = (text) => text,
) {
  const schema = textParam((text) => {
    const meant = (read(text.toLowerCase()) ?? text).toLowerCase()
    return values.find((one) => one.toLowerCase() === meant) ?? byDefault
  }, byDefault)
  // A transform can return only one of `values`, but its type says any text.
  return schema as unknown as z.ZodMiniDefault<z.ZodMiniType<Value, Value>>
}

/**
 * The schema of a param that is any text, normalized. It never fails. Every page loads it: enums and checks
 * of zod would be 0.8 kB more.
 */
export function textParam(normalize: (text: string) => string, byDefault = '') {
  const schema = z.transform((value: string) =>
    typeof value === 'string' ? normalize(value.trim()) : byDefault,
  )
  return z._default(schema, byDefault)
}

export const querySchema = textParam(toQueryText)
