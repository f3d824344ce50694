const apostrophes = /[‘’ʼ`´]/g
const quotes = /[“”]/g
/** ASCII without the backtick: the fast path. */
const plainText = /^[\x20-\x5f\x61-\x7e]*$/

/**
 * Folds a text as `fold` does. `positions[i]` is where in the original the folded character i comes from;
 * its last element is the original's length.
 */
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
 * Text as search compares it: case, diacritics, invisible characters and the shape of apostrophes do not
 * matter. Apostrophes go first, since NFKD makes a space of ´; case goes after NFKD,
 * which yields capitals too; final sigma goes last, so that a character folds the same anywhere.
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
