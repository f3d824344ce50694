import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#src/domain/finding/fold.ts'
import { foldQuery, hasWords, matchText, type SearchField } from '#src/domain/finding/match.ts'

interface Dish {
  name: string
  place: string
}

const fields: readonly SearchField<Dish>[] = [
  { name: 'name', text: ({ name }) => name },
  { name: 'place', text: ({ place }) => place },
]
const letter = fc.constantFrom(
  'a',
  'A',
  'á',
  'a\u0301',
  'b',
  'B',
  'ñ',
  'n',
  "'",
  '’',
  ' ',
  '1',
  '🍛',
)
const anyDishes = fc.array(
  fc.record({
    name: fc.string({ unit: letter, maxLength: 8 }),
    place: fc.string({ unit: letter, maxLength: 8 }),
  }),
)
const anyQuery = fc.string({ unit: letter, maxLength: 4 })

function matchItems<Item>(
  items: readonly Item[],
  where: readonly SearchField<Item>[],
  query: string,
): Item[] {
  return matchText(items, where, query).map(({ item }) => item)
}

const naive = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('’', "'")

test('the items kept are those that contain the query, in their order', () => {
  fc.assert(
    fc.property(anyDishes, anyQuery, (dishes, query) => {
      const needle = naive(query.trim().replaceAll(/ +/g, ' '))
      const expected = dishes.filter(
        ({ name, place }) => naive(name).includes(needle) || naive(place).includes(needle),
      )
      expect(matchItems(dishes, fields, query)).toEqual(expected)
    }),
  )
})

test('the field of a match has the query, with the whole words where any field has them', () => {
  fc.assert(
    fc.property(anyDishes, anyQuery, (dishes, query) => {
      const needle = foldQuery(query)
      fc.pre(needle !== '')
      for (const { item, field, isWhole } of matchText(dishes, fields, query)) {
        const having = fields.filter(({ text }) => fold(text(item)).includes(needle))
        const whole = having.filter(({ text }) => hasWords(fold(text(item)), needle))
        expect(isWhole).toBe(whole.length > 0)
        expect(field).toBe(whole[0] ?? having[0])
      }
    }),
  )
})

test.each([
  ['new york', 'new', true],
  ['new york', 'york', true],
  ['new york', 'new york', true],
  ['new york', 'w y', false],
  ['new york', 'yor', false],
  ["kiran's", 'kiran', true],
  ['dosa-house', 'house', true],
  ['lalala la', 'la', true],
  ['gorkhali la-la', 'hali', false],
  ['छोले1', 'छोले', false],
  ['café', 'caf', false],
])('"%s" has "%s" as whole words: %s', (text, needle, isWhole) => {
  expect(hasWords(text, needle)).toBe(isWhole)
})
