/** The `list` param in which no restaurant is known. It lists all. */
export const unknownList = 'unknown'

/** False without a list, and for one of which nothing is known. */
export const isChosenList = (list: string) => list !== '' && list !== unknownList

export const splitValues = (param: string) => param.split('.').filter(Boolean)

/**
 * Writes several values as one param, such as 'semma-new-york.nadu-chicago': the known ones, each once, in their order.
 * @param known such as the slugs of all restaurants, best first
 */
export function joinKnown(values: Iterable<string>, known: readonly string[]): string {
  const named = new Set(values)
  return known.filter((value) => named.has(value)).join('.')
}
