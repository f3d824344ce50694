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

test('an empty query matches all items in order, without a field', () => {
  fc.assert(
    fc.property(anyDishes, fc.constantFrom('', ' ', '\n\t', '\u00a0'), (dishes, query) => {
      expect(matchText(dishes, fields, query)).toEqual(dishes.map((item) => ({ item, query })))
    }),
  )
})

test('a part of a text finds its item', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
      const characters = [...text]
      const start = from % (characters.length + 1)
      const part = characters.slice(start, start + (length % 5)).join('')
      const dishes = [{ name: text.replaceAll(/\s+/g, ' '), place: '' }]
      expect(matchItems(dishes, fields, part)).toHaveLength(1)
    }),
  )
})

test('a query across two fields finds nothing', () => {
  expect(matchItems([{ name: 'Semma', place: 'New York' }], fields, 'semma new')).toEqual([])
})

test('signs of patterns are ordinary letters', () => {
  const dishes = [{ name: 'Chicken 65 (dry)', place: 'a.b' }]
  expect(matchItems(dishes, fields, '(dry)')).toEqual(dishes)
  expect(matchItems(dishes, fields, 'a.b')).toEqual(dishes)
  expect(matchItems(dishes, fields, '.*')).toEqual([])
})

test('a field with a least length is silent until the query has it', () => {
  const states = [{ name: 'state', text: () => 'North Carolina', minQueryLength: 3 }]
  expect(matchItems(['NC'], states, 'ca')).toEqual([])
  expect(matchItems(['NC'], states, ' ca ')).toEqual([])
  expect(matchItems(['NC'], states, 'car')).toEqual(['NC'])
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

test('a query is compared tidied and folded', () => {
  expect(foldQuery('  Kiran’s \n Café ')).toBe("kiran's cafe")
  expect(foldQuery(' ')).toBe('')
})
