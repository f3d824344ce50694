import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/collections/read-content.ts'
import { directoryFields } from '#src/domain/directory/fields.ts'
import { suggestMatches } from '#src/domain/finding/suggest.ts'

const { restaurants } = readContent(process.cwd())

const mistyped = fc
  .tuple(fc.constantFrom(...restaurants.flatMap(({ name, city }) => [name, city])), fc.nat())
  .map(([text, at]) => text.slice(0, at % text.length) + text.slice((at % text.length) + 1))

test('a query of fewer than four letters gets no suggestion', () => {
  fc.assert(
    fc.property(mistyped, fc.nat({ max: 3 }), (text, length) => {
      expect(suggestMatches(restaurants, directoryFields, `  ${text.slice(0, length)} `)).toEqual(
        [],
      )
    }),
  )
})

test('there are three suggestions at most, and none twice', () => {
  fc.assert(
    fc.property(mistyped, (query) => {
      const items = suggestMatches(restaurants, directoryFields, query).map(({ item }) => item)
      expect(items.length).toBeLessThanOrEqual(3)
      expect(new Set(items).size).toBe(items.length)
    }),
  )
})

test('every suggestion is an item of the list, with a text of its own', () => {
  fc.assert(
    fc.property(mistyped, (query) => {
      for (const { item, matched } of suggestMatches(restaurants, directoryFields, query)) {
        expect(restaurants).toContain(item)
        expect(directoryFields.map(({ text }) => text(item))).toContain(matched)
      }
    }),
  )
})

test('an item that is close in several fields is suggested once, for the closest', () => {
  const fields = [
    { name: 'name', text: () => 'Saffron' },
    { name: 'city', text: () => 'The old town of Saffran Walden' },
  ]
  const suggestions = suggestMatches(['one', 'two'], fields, 'safron')
  expect(suggestions.map(({ item }) => item)).toEqual(['one', 'two'])
  expect(suggestions.map(({ term }) => term)).toEqual(['Saffron', 'Saffron'])
})

test('arbitrary text gets an answer without an exception', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 4, maxLength: 200, size: 'max' }),
      (query) => {
        expect(suggestMatches(restaurants, directoryFields, query).length).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 20 },
  )
})

test('an empty list has nothing to suggest', () => {
  expect(suggestMatches([], directoryFields, 'semma')).toEqual([])
})
