const apostrophes = /[‘’ʼ`´]/g
const quotes = /[“”]/g
/** ASCII without the backtick. */
const plainText = /^[\x20-\x5f\x61-\x7e]*$/

/** @returns `positions[i]` is the index in the text of the folded character i; the last is the length. */
export function foldWithPositions(text: string): { folded: string; positions: number[] } {
  if (plainText.test(text)) {
    return { folded: text.toLowerCase(), positions: [...Array(text.length + 1).keys()] }
  }
  let folded = ''
  const positions: number[] = []
  let position = 0
  for (const character of text) {
    const piece = fold(character)
    positions.push(...Array<number>(piece.length).fill(position))
    folded += piece
    position += character.length
  }
  positions.push(text.length)
  return { folded, positions }
}

/**
 * Drops case, diacritics, invisible characters and the shape of apostrophes. The order matters: NFKD turns ´
 * into a space and yields capitals, and toLowerCase yields a final sigma.
 */
export function fold(text: string): string {
  return text
    .replaceAll(apostrophes, "'")
    .replaceAll(quotes, '"')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}
