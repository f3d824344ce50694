import { findWords, foldQuery } from './match.ts'
import { foldOnce, foldWithPositions } from './fold.ts'

/** Joins the words of a match that are apart in the text. */
export const elision = ' … '

export interface MatchPart {
  text: string
  start: number
  isMatch: boolean
}

/**
 * Cuts a text into runs that match the query and runs that do not. A character that matches in part, such as
 * the ligature of ﬁsh, matches.
 * @param isWhole whole words only: tea is not found in steam
 */
export function splitMatches(text: string, query: string, isWhole = false): MatchPart[] {
  const needles = query
    .split(elision)
    .map(foldQuery)
    .filter((needle) => needle !== '' && foldOnce(text).includes(needle))
  // Reading the positions of each letter would take a phone 50 ms for a page of cards.
  if (needles.length === 0) {
    return text === '' ? [] : [{ text, start: 0, isMatch: false }]
  }
  const { folded, positions } = foldWithPositions(text)
  const findNext = (from: number) =>
    needles
      .map((needle) => ({
        at: isWhole ? findWords(folded, needle, from) : folded.indexOf(needle, from),
        length: needle.length,
      }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at || b.length - a.length)[0]
  // Every second run is a match.
  const bounds = [0]
  for (let next = 0, found = findNext(0); found; found = findNext(next)) {
    next = found.at + found.length
    while (positions[next] === positions[next - 1]) {
      next += 1
    }
    bounds.push(positions[found.at] ?? 0, positions[next] ?? 0)
  }
  return bounds
    .map((start, index) => ({
      text: text.slice(start, bounds[index + 1]),
      start,
      isMatch: index % 2 === 1,
    }))
    .filter((part) => part.text !== '')
}
