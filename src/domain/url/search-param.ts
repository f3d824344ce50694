import * as z from 'zod/mini'

/**
 * A search param of a list. A URL may say anything, so nothing is refused: `read` makes a value of
 * any text, and its value of '' stands for a param that is missing or no text. A link in our code
 * may name such a value only.
 */
export function searchParam<Value extends string>(read: (text: string) => Value) {
  return z._default(
    z.pipe(
      z.custom<Value>(),
      // The cast undoes an `Awaited` that TypeScript cannot see through; `read` never waits.
      z.transform((value: Value) =>
        read(typeof value === 'string' ? value : ''),
      ) as z.ZodMiniTransform<Value, Value>,
    ),
    read(''),
  )
}
