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
  return z.catch(z._default(z.enum(values), byDefault), ({ value }) => {
    const text = toText(value)
    const meant = (read(text) ?? text).toLowerCase()
    return values.find((one) => one.toLowerCase() === meant) ?? byDefault
  })
}

const toText = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** The schema of a param that is any text, normalized. */
export function textParam(normalize: (text: string) => string, byDefault = '') {
  const schema = z.string().check(z.overwrite((value) => normalize(value.trim())))
  return z.catch(z._default(schema, byDefault), byDefault)
}

export const querySchema = textParam(toQueryText)
