/** The `list` param in which no restaurant is known. It lists all. */
export const unknownList = 'unknown'

/** False without a list, and for one of which nothing is known. */
export function isChosenList(list: string): boolean {
  return list !== '' && list !== unknownList
}

export function splitSlugs(list: string): string[] {
  return list === '' ? [] : list.split('.')
}

/**
 * Writes several values as one param, such as 'semma-new-york.nadu-chicago': the known ones, each once, in their order.
 * @param known such as the slugs of all restaurants, best first
 */
export function joinKnown(values: Iterable<string>, known: readonly string[]): string {
  const named = new Set(values)
  return known.filter((value) => named.has(value)).join('.')
}
