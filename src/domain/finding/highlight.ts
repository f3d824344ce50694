import { foldQuery } from './filter.ts'
import { foldWithPositions } from './fold.ts'

/** A run of letters of a text, and whether the query found it. */
export interface MatchPart {
  text: string
  /** Where it begins. */
  start: number
  isMatch: boolean
}

/**
 * Cuts a text into runs that match the query and runs that do not. Joined they are the text again.
 * A character that matches in part, such as the ligature in ﬁsh for `f`, is marked whole.
 */
export function splitMatches(text: string, query: string): MatchPart[] {
  const needle = foldQuery(query)
  const { folded, positions } = foldWithPositions(text)
  const parts: MatchPart[] = []
  let end = 0
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) {
      parts.push({ text: text.slice(from, to), start: from, isMatch })
    }
  }
  let found = needle === '' ? -1 : folded.indexOf(needle)
  while (found !== -1) {
    let next = found + needle.length
    while (positions[next] === positions[next - 1]) {
      next += 1
    }
    const start = positions[found] ?? text.length
    const stop = positions[next] ?? text.length
    add(end, start, false)
    add(start, stop, true)
    end = stop
    found = folded.indexOf(needle, next)
  }
  add(end, text.length, false)
  return parts
}
