const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const vowels = 'aeiouy'

const keyPlaces = new Map(
  keyRows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }] as const)),
)

function areNeighbors(a: string, b: string): boolean {
  const first = keyPlaces.get(a)
  const second = keyPlaces.get(b)
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first.x - second.x) <= 1 &&
    Math.abs(first.y - second.y) <= 1
  )
}

function replacementCost(typed: string, meant: string): number {
  if (typed === meant) {
    return 0
  }
  const isLikely = areNeighbors(typed, meant) || (vowels.includes(typed) && vowels.includes(meant))
  return isLikely ? 0.8 : 1.3
}

/** The cost of a doubled letter, one too many or one too few: the most common slip. */
function extraCost(letter: string, before: string | undefined, after: string | undefined): number {
  return letter === before || letter === after ? 0.6 : 1
}

/**
 * A lower bound of the cost of two texts: counts the letters that only one of them has, in any order. It
 * exceeds the limit for most words, which then need no table.
 */
function leastCost(typed: string, meant: string): number {
  let rest = meant
  for (const letter of typed) {
    rest = rest.replace(letter, '')
  }
  const missing = rest.length
  const extra = typed.length - (meant.length - missing)
  return 0.8 * Math.min(missing, extra) + 0.6 * Math.abs(missing - extra)
}

/**
 * How far a typed text is from a meant one, about 1 for each slip: a letter too many, too few or
 * wrong, or two swapped. Likely slips (a doubled letter, the key beside, another vowel) cost less.
 * Gives up with Infinity once the cost must exceed `limit`.
 */
export function misspellingCost(typed: string, meant: string, limit: number): number {
  if (leastCost(typed, meant) > limit) {
    return Infinity
  }
  let beforeLast: number[] = []
  let last = [0]
  for (let j = 1; j <= meant.length; j += 1) {
    last.push((last[j - 1] ?? 0) + extraCost(meant[j - 1] ?? '', meant[j - 2], meant[j]))
  }
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed[i - 1] ?? ''
    const tooMany = extraCost(letter, typed[i - 2], typed[i])
    const row = [(last[0] ?? 0) + tooMany]
    let least = row[0] ?? 0
    for (let j = 1; j <= meant.length; j += 1) {
      const target = meant[j - 1] ?? ''
      let cost = Math.min(
        (last[j] ?? 0) + tooMany,
        (row[j - 1] ?? 0) + extraCost(target, meant[j - 2], meant[j]),
        (last[j - 1] ?? 0) + replacementCost(letter, target),
      )
      if (i > 1 && j > 1 && letter === meant[j - 2] && typed[i - 2] === target) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + (letter === target ? 0 : 0.8))
      }
      row.push(cost)
      least = Math.min(least, cost)
    }
    // A swap may still reach back over one row.
    if (least > limit && Math.min(...last) > limit) {
      return Infinity
    }
    beforeLast = last
    last = row
  }
  const cost = last[meant.length] ?? Infinity
  return cost > limit ? Infinity : cost
}
