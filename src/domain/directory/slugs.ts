/** The most slugs of a list. Some programs cut the longer URL that more would make. */
export const maxSlugs = 50

/** A `list` param of which this build knows no restaurant: the view lists all. */
export const unknownList = 'unknown'

const separator = '.'

/** The slugs of a `list` param such as 'semma-new-york.chai-pani-asheville'; none for ''. */
export function splitSlugs(list: string): string[] {
  return list === '' ? [] : list.split(separator)
}

/**
 * Writes a `list` param: the known ones among the slugs, each once, in order of rank, at most `maxSlugs`.
 * Idempotent.
 * @param known the slugs of all restaurants, best first
 */
export function joinSlugs(slugs: Iterable<string>, known: readonly string[]): string {
  const named = new Set(slugs)
  return known
    .filter((slug) => named.has(slug))
    .slice(0, maxSlugs)
    .join(separator)
}
