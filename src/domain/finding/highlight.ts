import { foldOnce, foldWithPositions } from './fold.ts'
import { foldQuery, patternOf } from './match.ts'

/** Joins the words of a match that are apart in the text. */
export const elision = ' … '

/**
 * Cuts a text into runs that match the query and runs that do not. A character that matches in part, such as
 * the ligature of ﬁsh, matches.
 * @param isWhole whole words only: tea is not found in steam
 */
export function splitMatches(text: string, query: string, isWhole = false) {
  const needles = query
    .split(elision)
    .map(foldQuery)
    .filter((needle) => needle !== '' && foldOnce(text).includes(needle))
  // Reading the positions of each letter would take a phone 50 ms for a page of cards.
  if (needles.length === 0) {
    return text === '' ? [] : [{ text, start: 0, isMatch: false }]
  }
  const { folded, positions } = foldWithPositions(text)
  // Every second run is a match.
  const bounds = [0]
  for (const { index, 0: hit } of folded.matchAll(patternOf(needles, isWhole))) {
    const start = positions[index] ?? 0
    const last = positions[index + hit.length - 1] ?? 0
    if (start >= (bounds.at(-1) ?? 0)) {
      bounds.push(start, positions.find((position) => position > last) ?? text.length)
    }
  }
  return bounds
    .map((start, index) => ({
      text: text.slice(start, bounds[index + 1]),
      start,
      isMatch: index % 2 === 1,
    }))
    .filter((part) => part.text !== '')
}
