/** The values of a param that has several, such as 'semma-new-york.nadu-chicago'. */
export const splitValues = (param: string) => param.split('.').filter(Boolean)

/** Writes values as one param: the known ones, each once, in their order. */
export function joinKnown(values: Iterable<string>, known: readonly string[]): string {
  const named = new Set(values)
  return known.filter((value) => named.has(value)).join('.')
}
