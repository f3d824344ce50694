import * as z from 'zod/mini'

/**
 * The schema of a search param. It accepts everything, because a URL may hold anything: `read` makes a
 * value of any text, and `read('')` is the value of a param that is missing or not text. TypeScript
 * lets a link in our code set only such a value.
 */
export function searchParam<Value extends string>(read: (text: string) => Value) {
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
