import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldWithPositions } from '#src/domain/finding/fold.ts'
import { anyText } from '#tests/any-text.ts'

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test('a text folds the same at once and character by character', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(foldWithPositions(text).folded).toBe(fold(text))
    }),
  )
})

test('positions never go back and end at the length of the text', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const { folded, positions } = foldWithPositions(text)
      expect(positions).toHaveLength(folded.length + 1)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect(positions.at(-1)).toBe(text.length)
    }),
  )
})

test.each([
  ['JALAPEÑO', 'jalapeno'],
  ['İstanbul', 'istanbul'],
  ['Ｔｅｘａｓ', 'texas'],
  ['𝐓𝐞𝐱𝐚𝐬', 'texas'],
  ['ﬁsh', 'fish'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['“dosa”', '"dosa"'],
  ["Kiran'’‘ʼ`´s", "kiran''''''s"],
  ['छोले', 'छल'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
