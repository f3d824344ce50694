import * as z from 'zod/mini'
import { cutJoinedSigns, toQueryText } from '#src/domain/url/query-text.ts'

/**
 * One of some values, the first by default. It accepts any case; everything else is the default.
 * @param read reads other spellings of a value: by default 'sri-lankan'
 */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  read: (text: string) => string | undefined = (text) => text.replaceAll(/[-_+]/g, ' '),
) {
  const toValue = (param: unknown) => {
    const text = typeof param === 'string' ? cutJoinedSigns(param) : ''
    const meant = (read(text) ?? text).toLowerCase()
    return values.find((value) => value.toLowerCase() === meant) ?? text
  }
  // Links give a value; a URL gives any text.
  const schema = z.pipe(z.transform<Value, string>(toValue), z.enum(values))
  return z.catch(z._default(schema, values[0]), values[0])
}

/** Any text, normalized. What is empty then is the default. */
export function textParam(normalize: (text: string) => string, byDefault = '') {
  const read = (text: string) => (text === byDefault ? text : normalize(text) || byDefault)
  return z.catch(z._default(z.pipe(z.string(), z.transform(read)), byDefault), byDefault)
}

/** The text that a visitor types. */
export const queryParam = textParam(toQueryText)
