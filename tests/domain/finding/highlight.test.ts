import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#src/domain/finding/fold.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { foldQuery, matchText } from '#src/domain/finding/match.ts'
import { anyText, withPart } from '#tests/any-text.ts'

const letters = fc.string({
  unit: fc.constantFrom('a', 'A', 'á', 'b', 'a\u0301', '’', ' ', '🍛'),
  maxLength: 20,
})
const query = fc.string({ unit: fc.constantFrom('a', 'á', 'B', "'", ' ', '🍛'), maxLength: 3 })
const textAndPart = withPart(anyText({ minLength: 1 }), 4)

test('the parts joined are the text, whatever the text and the query', () => {
  const both = fc.oneof(textAndPart, fc.record({ text: anyText(), part: anyText() }))
  fc.assert(
    fc.property(both, ({ text, part }) => {
      const runs = splitMatches(text, part).map((run) => run.text)
      expect(runs.join('')).toBe(text)
    }),
  )
})

test('every marked part folds to the query, and no part between does', () => {
  fc.assert(
    fc.property(letters, query, (text, needle) => {
      const folded = foldQuery(needle)
      fc.pre(folded !== '')
      const parts = splitMatches(text, needle)
      for (const marked of parts.filter(({ isMatch }) => isMatch)) {
        expect(fold(marked.text)).toBe(folded)
      }
      for (const between of parts.filter(({ isMatch }) => !isMatch)) {
        expect(fold(between.text)).not.toContain(folded)
      }
    }),
  )
})

test('a text has a marked part exactly when it is found', () => {
  const field = { name: 'text', text: (text: string) => text }
  fc.assert(
    fc.property(
      fc.oneof(textAndPart, fc.record({ text: letters, part: query })),
      ({ text, part }) => {
        fc.pre(foldQuery(part) !== '')
        const isMarked = splitMatches(text, part).some(({ isMatch }) => isMatch)
        expect(isMarked).toBe(matchText([text], [field], part).length === 1)
      },
    ),
  )
})

test.each([
  ['nananas', 'nana', '[nana]nas'],
  ['ﬁsh', 'f', '[ﬁ]sh'],
  ['ﬁsh', 'i', '[ﬁ]sh'],
  ['ﬁsh', 'f … i', '[ﬁ]sh'],
])('in "%s", "%s" marks once what overlaps, and a ligature whole: %s', (text, needle, marked) => {
  const runs = splitMatches(text, needle)
  expect(runs.map((run) => (run.isMatch ? `[${run.text}]` : run.text)).join('')).toBe(marked)
})

test.each([
  ['From New York to semma', 'Semma … New York', false, ['New York', 'semma']],
  ['Steam, tea and teatime TEA', 'tea', true, ['tea', 'TEA']],
  ['Dosa, dosas, dosa-batter', 'dosa … dosas', true, ['Dosa', 'dosas', 'dosa']],
])('in "%s", "%s" marks each word, only whole ones: %s', (text, words, isWhole, marked) => {
  const parts = splitMatches(text, words, isWhole).filter(({ isMatch }) => isMatch)
  expect(parts.map((part) => part.text)).toEqual(marked)
})
