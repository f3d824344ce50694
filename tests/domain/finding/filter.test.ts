import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterByQuery, findMatchingField, foldQuery } from '#src/domain/finding/filter.ts'

interface Dish {
  name: string
  place: string
}

const fields = [{ text: ({ name }: Dish) => name }, { text: ({ place }: Dish) => place }]
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
      expect(filterByQuery(dishes, fields, query)).toEqual(expected)
    }),
  )
})

test('an empty query keeps all in order, as a list of its own', () => {
  fc.assert(
    fc.property(anyDishes, fc.constantFrom('', ' ', '\n\t', '\u00a0'), (dishes, query) => {
      const kept = filterByQuery(dishes, fields, query)
      expect(kept).toEqual(dishes)
      expect(kept).not.toBe(dishes)
    }),
  )
})

test('a longer query never finds what a shorter one did not', () => {
  fc.assert(
    fc.property(anyDishes, anyQuery, letter, (dishes, query, more) => {
      const found = filterByQuery(dishes, fields, query)
      for (const dish of filterByQuery(dishes, fields, `${query}${more}`)) {
        expect(found).toContain(dish)
      }
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
      expect(filterByQuery(dishes, fields, part)).toHaveLength(1)
    }),
  )
})

test('a query across two fields finds nothing', () => {
  expect(filterByQuery([{ name: 'Semma', place: 'New York' }], fields, 'semma new')).toEqual([])
})

test('signs of patterns are ordinary letters', () => {
  const dishes = [{ name: 'Chicken 65 (dry)', place: 'a.b' }]
  expect(filterByQuery(dishes, fields, '(dry)')).toEqual(dishes)
  expect(filterByQuery(dishes, fields, 'a.b')).toEqual(dishes)
  expect(filterByQuery(dishes, fields, '.*')).toEqual([])
})

test('a field with a least length is silent until the query has it', () => {
  const states = [{ text: () => 'North Carolina', minQueryLength: 3 }]
  expect(filterByQuery(['NC'], states, 'ca')).toEqual([])
  expect(filterByQuery(['NC'], states, ' ca ')).toEqual([])
  expect(filterByQuery(['NC'], states, 'car')).toEqual(['NC'])
})

test('the first field that contains the query is the one reported', () => {
  const dish = { name: 'York', place: 'New York' }
  expect(findMatchingField(dish, fields, 'york')).toBe(0)
  expect(findMatchingField(dish, fields, 'new')).toBe(1)
  expect(findMatchingField(dish, fields, 'old')).toBe(-1)
})

test('a query is compared tidied and folded', () => {
  expect(foldQuery('  Kiran’s \n Café ')).toBe("kiran's cafe")
  expect(foldQuery(' ')).toBe('')
})
