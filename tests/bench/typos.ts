const letters = 'abcdefghijklmnopqrstuvwxyz'
/** The keys beside each letter, in the order of the letters. */
const keysBeside =
  'qwsz vghn xdfv serfcx wsdr drtgvc ftyhbv gyujnb ujko huikmn jiolm kop njk bhjm iklp ol wa edft awedxz rfgy yhji cfgb qase zsdc tghu asx'.split(
    ' ',
  )
const neighbors = Object.fromEntries(keysBeside.map((keys, index) => [letters[index] ?? '', keys]))

const pick = <T>(random: () => number, from: ArrayLike<T>): T =>
  from[Math.floor(random() * from.length)] as T

/** One slip: a letter inserted, deleted, replaced by a key beside it, or swapped with the next. */
function slip(text: string, random: () => number): string {
  const kind = pick(random, ['insert', 'delete', 'replace', 'swap'] as const)
  const places = [...text].flatMap((letter, index) => (letter in neighbors ? [index] : []))
  const at = pick(random, places)
  const letter = text[at] ?? ''
  if (kind === 'insert') {
    return text.slice(0, at) + pick(random, letters) + text.slice(at)
  }
  if (kind === 'delete') {
    return text.slice(0, at) + text.slice(at + 1)
  }
  if (kind === 'replace') {
    return text.slice(0, at) + pick(random, neighbors[letter] ?? '') + text.slice(at + 1)
  }
  const next = text[at + 1]
  return next === undefined || next === letter
    ? slip(text, random)
    : text.slice(0, at) + next + letter + text.slice(at + 2)
}

/** Makes a number of slips in a text. The result always differs from the text. */
export function mistype(text: string, slips: number, random: () => number): string {
  let typed = text
  for (let count = 0; count < slips; count += 1) {
    typed = slip(typed, random)
  }
  return typed === text ? mistype(text, slips, random) : typed
}

export function randomLetters(random: () => number): string {
  const length = 5 + Math.floor(random() * 8)
  return Array.from({ length }, () => pick(random, letters)).join('')
}
