const apostrophes = /[‘’ʼ`´]/g
const quotes = /[“”]/g

/**
 * Drops case, diacritics, invisible characters and the shape of apostrophes. The order matters: NFKD turns ´
 * into a space and yields capitals, and toLowerCase yields a final sigma.
 */
export const fold = (text: string): string =>
  text
    .replaceAll(apostrophes, "'")
    .replaceAll(quotes, '"')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')

/** Calls `read` once for each key, and keeps every value. */
export function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    let value = values.get(key)
    if (value === undefined) {
      value = read(key)
      values.set(key, value)
    }
    return value
  }
}

/** Folding takes far longer than comparing. Only for texts of the content: each stays in memory. */
export const foldOnce = memoize(fold)

/** @returns `positions[i]` is the index in the text of the folded character i; the last is the length. */
export function foldWithPositions(text: string): { folded: string; positions: number[] } {
  const positions: number[] = []
  let folded = ''
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    folded += foldOnce(character)
    while (positions.length < folded.length) {
      positions.push(index)
    }
  }
  return { folded, positions: [...positions, text.length] }
}
