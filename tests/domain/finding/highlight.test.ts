import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#src/domain/finding/fold.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { foldQuery, matchText } from '#src/domain/finding/match.ts'

const anyText = fc.string({ unit: 'binary' })
const letters = fc.string({
  unit: fc.constantFrom('a', 'A', 'á', 'b', 'a\u0301', '’', ' ', '🍛'),
  maxLength: 20,
})
const query = fc.string({ unit: fc.constantFrom('a', 'á', 'B', "'", ' ', '🍛'), maxLength: 3 })
const textAndPart = fc
  .tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 4 }))
  .map(([text, from, length]) => {
    const start = from % text.length
    return { text, part: text.slice(start, start + length) }
  })

test('the parts joined are the text, whatever the text and the query', () => {
  const both = fc.oneof(textAndPart, fc.record({ text: anyText, part: anyText }))
  fc.assert(
    fc.property(both, ({ text, part }) => {
      expect(
        splitMatches(text, part)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
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

test('occurrences that overlap are marked once', () => {
  expect(splitMatches('nananas', 'nana')).toMatchObject([
    { text: 'nana', isMatch: true },
    { text: 'nas', isMatch: false },
  ])
})

test.each(['f', 'i', 'fi'])('a ligature with %s in it is marked whole', (needle) => {
  expect(splitMatches('ﬁsh', needle)).toMatchObject([
    { text: 'ﬁ', isMatch: true },
    { text: 'sh', isMatch: false },
  ])
})

test('words with an elision between them are marked one by one', () => {
  const marked = (text: string) =>
    splitMatches(text, 'Semma … New York')
      .filter(({ isMatch }) => isMatch)
      .map((run) => run.text)
  expect(['Semma', 'New York, NY', 'Adda', 'From New York to semma'].map(marked)).toEqual([
    ['Semma'],
    ['New York'],
    [],
    ['New York', 'semma'],
  ])
})

test('whole words are marked alone, the longest of those that begin together', () => {
  const marked = (text: string, words: string) =>
    splitMatches(text, words, true)
      .filter(({ isMatch }) => isMatch)
      .map((part) => part.text)
  expect(marked('Steam, tea and teatime TEA', 'tea')).toEqual(['tea', 'TEA'])
  expect(marked('Dosa, dosas, dosa-batter', 'dosa … dosas')).toEqual(['Dosa', 'dosas', 'dosa'])
  expect(marked('Steam', 'tea')).toEqual([])
})
