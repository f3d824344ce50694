import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldWithPositions } from '#src/domain/finding/fold.ts'
import { anyText } from '#tests/any-text.ts'

test('a text folds the same at once, twice and by character; positions never go back and end at its length', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const { folded, positions } = foldWithPositions(text)
      expect(folded).toBe(fold(text))
      expect(fold(folded)).toBe(folded)
      expect(positions).toHaveLength(folded.length + 1)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect(positions.at(-1)).toBe(text.length)
    }),
  )
})

test.each([
  ['JALAPEÑO', 'jalapeno'],
  ['İstanbul', 'istanbul'],
  ['𝐓𝐞𝐱𝐚𝐬', 'texas'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['“dosa”', '"dosa"'],
  ["Kiran'’‘ʼ`´s", "kiran''''''s"],
  ['छोले', 'छल'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
