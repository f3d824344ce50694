import Fuse from 'fuse.js/basic'
import { foldOnce } from './fold.ts'
import { foldQuery, type Match, type SearchField } from './match.ts'

/** Sorts by whole words, then by field, then by the score of Fuse.js. One letter sorts nothing: most texts have it. */
export function rank<Item>(
  matches: readonly Match<Item>[],
  fields: readonly SearchField<Item>[],
  query: string,
): readonly Match<Item>[] {
  const needle = foldQuery(query)
  if (needle.length < 2) {
    return matches
  }
  const fuse = new Fuse(matches, {
    keys: [{ name: 'text', getFn: ({ item, field }) => foldOnce(field?.text(item) ?? '') }],
    threshold: 1,
    distance: 10_000,
  })
  // Fuse.js leaves out what it cannot compare, such as a blank text.
  const byScore = new Set([...fuse.search(needle).map(({ item }) => item), ...matches])
  const placeOf = ({ isWhole, field }: Match<Item>) =>
    (isWhole ? 0 : fields.length) + fields.findIndex((one) => one === field)
  return [...byScore].toSorted((a, b) => placeOf(a) - placeOf(b))
}
