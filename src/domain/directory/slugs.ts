/** Some programs cut longer URLs. */
export const maxSlugs = 50

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
 * Writes a `list` param such as 'semma-new-york.nadu-chicago': the known slugs, each once, in order of rank.
 * @param known the slugs of all restaurants, best first
 */
export function joinSlugs(slugs: Iterable<string>, known: readonly string[]): string {
  const named = new Set(slugs)
  return known
    .filter((slug) => named.has(slug))
    .slice(0, maxSlugs)
    .join('.')
}
