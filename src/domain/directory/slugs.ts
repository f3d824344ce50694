/** Of a list that somebody hands on: its address stays one that every program takes. */
export const mostSlugs = 50

const separator = '.'

/** The slugs that a list names: 'semma-new-york.chai-pani-asheville'; none for ''. */
export function splitSlugs(list: string): string[] {
  return list === '' ? [] : list.split(separator)
}

/**
 * A list of those slugs that are known, each once, in the order in which they are known, at most
 * `mostSlugs`. Idempotent.
 * @param known the slugs of all restaurants, best first
 */
export function joinSlugs(slugs: Iterable<string>, known: readonly string[]): string {
  const named = new Set(slugs)
  return known
    .filter((slug) => named.has(slug))
    .slice(0, mostSlugs)
    .join(separator)
}
