import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { fold } from '#src/domain/finding/fold.ts'
import { foldQuery, matchText, patternOf, type SearchField } from '#src/domain/finding/match.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { anyText } from '#tests/any-text.ts'
import { content } from '#tests/site-content.ts'

type Dish = { name: string; place: string }

const fields: readonly SearchField<Dish>[] = [
  { name: 'name', text: ({ name }) => name },
  { name: 'place', text: ({ place }) => place },
]
const letter = fc.constantFrom('a', 'Á', 'a\u0301', 'B', 'ñ', "'", '’', ' ', '1', '🍛')
const word = fc.string({ unit: letter, maxLength: 8 })
const anyDishes = fc.array(fc.record({ name: word, place: word }))

test('the field of a match has the query, with the whole words where any field has them', () => {
  fc.assert(
    fc.property(anyDishes, word, (dishes, query) => {
      const needle = foldQuery(query)
      fc.pre(needle !== '')
      for (const { item, field, isWhole } of matchText(dishes, fields, query)) {
        const having = fields.filter(({ text }) => fold(text(item)).includes(needle))
        const whole = having.filter(({ text }) => patternOf([needle], true).test(fold(text(item))))
        expect(isWhole).toBe(whole.length > 0)
        expect(field).toBe(whole[0] ?? having[0])
      }
    }),
  )
})

test.each([
  ['new york', 'w y', false],
  ["kiran's", 'kiran', true],
  ['dosa-house', 'house', true],
  ['lalala la', 'la', true],
  ['छोले1', 'छोले', false],
  ['café', 'caf', false],
])('"%s" has "%s" as whole words: %s', (text, needle, isWhole) => {
  expect(patternOf([needle], true).test(text)).toBe(isWhole)
})

test('ranking neither adds nor drops an item, whatever the query', () => {
  fc.assert(
    fc.property(anyDishes, word, anyText(), (items, kept, query) => {
      const matches = matchText(items, fields, kept)
      const ranked = rank(matches, fields, query)
      expect(ranked).toHaveLength(matches.length)
      expect(new Set(ranked)).toEqual(new Set(matches))
    }),
  )
})

test('whole words go first, and of those that are as whole, a match in an earlier field', () => {
  fc.assert(
    fc.property(anyDishes, word, (items, query) => {
      fc.pre(foldQuery(query).length > 1)
      const positions = rank(matchText(items, fields, query), fields, query).map(
        ({ isWhole, field }) =>
          (isWhole ? 0 : fields.length) + fields.findIndex((one) => one === field),
      )
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    }),
  )
})

test.each([' ', 's', 'É'])('the query %j leaves the order of the list', (query) => {
  const matches = matchText(content.restaurants, directoryList.fields, query)
  expect(rank(matches, directoryList.fields, query)).toEqual(matches)
})
