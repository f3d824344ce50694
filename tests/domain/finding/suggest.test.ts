import fc from 'fast-check'
import Fuse from 'fuse.js/basic'
import { expect, test, vi } from 'vitest'
import { readContent } from '#src/collections/read-content.ts'
import { directoryFields, directoryHints } from '#src/domain/directory/fields.ts'
import { elision } from '#src/domain/finding/highlight.ts'
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

test('every suggestion is an item of the list, with words of its own', () => {
  fc.assert(
    fc.property(mistyped, (query) => {
      for (const { item, term } of suggestMatches(restaurants, directoryFields, query)) {
        expect(restaurants).toContain(item)
        const texts = directoryFields.map(({ text }) => text(item))
        for (const part of term.split(elision)) {
          expect(texts, part).toEqual(expect.arrayContaining([expect.stringContaining(part)]))
        }
      }
    }),
  )
})

test('an item that is close in several fields is suggested once, for the closest', () => {
  const fields = [{ text: () => 'Saffron' }, { text: () => 'The old town of Saffran Walden' }]
  const suggestions = suggestMatches(['one', 'two'], fields, 'safron')
  expect(suggestions.map(({ item }) => item)).toEqual(['one', 'two'])
  expect(suggestions.map(({ term }) => term)).toEqual(['Saffron', 'Saffron'])
})

test.each(restaurants)('$name is found by its name and place, in any order', (restaurant) => {
  const { name, city, state } = restaurant
  const shorter = name.split(' ').slice(0, 2).join(' ')
  for (const query of [`${name} ${city}`, `${city}, ${shorter}`, `${state} ${shorter}`]) {
    const suggestions = suggestMatches(restaurants, directoryFields, query)
    expect(
      suggestions.map(({ item }) => item),
      query,
    ).toContain(restaurant)
  }
})

test('words of several fields are found, a slip in each', () => {
  const [first] = suggestMatches(restaurants, directoryFields, 'chai pany ashville')
  expect(first).toMatchObject({
    item: { slug: 'chai-pani-asheville' },
    term: 'Chai Pani … Asheville',
  })
})

test('a word that is nowhere does not hide a place that is surely meant', () => {
  const cities = suggestMatches(restaurants, directoryFields, 'pizza chicago')
  expect(cities.map(({ item }) => item.city)).toEqual(['Chicago', 'Chicago', 'Chicago'])
  expect(suggestMatches(restaurants, directoryFields, 'pizza pasta')).toEqual([])
})

test('one word of a longer name of a place does not mean that place', () => {
  const fields = [...directoryFields, ...directoryHints]
  for (const query of ['new mexico', 'san diego', 'south dakota', 'las cruces']) {
    expect(suggestMatches(restaurants, fields, query), query).toEqual([])
  }
})

test('what a term says stands in the item, with an elision between words that do not meet', () => {
  const ofCity = suggestMatches(restaurants, directoryFields, 'new york city')
  expect(new Set(ofCity.map(({ term }) => term))).toEqual(new Set(['New York']))
  const both = suggestMatches(restaurants, directoryFields, 'semma in new york')
  expect(both).toMatchObject([{ item: { slug: 'semma-new-york' }, term: 'Semma … New York' }])
  const [kitchen] = suggestMatches(restaurants, directoryFields, 'south indian food')
  expect(kitchen).toMatchObject({
    item: { slug: expect.stringMatching(/^ammas/) },
    term: 'South Indian',
  })
})

test('beside what is meant to the letter stands nothing that needs a slip', () => {
  const fields = [{ text: (text: string) => text }]
  const terms = (query: string) =>
    suggestMatches(['Dosa', 'Does a', 'Doses'], fields, query).map(({ term }) => term)
  expect(terms('dosas')).toEqual(['Dosa'])
  expect(terms('dossa')).toContain('Does a')
})

test('a phrase of a description is found beside names that have one of its words', () => {
  const fields = [...directoryFields, ...directoryHints]
  const found = suggestMatches(restaurants, fields, 'Pani  PURI')
  expect(found.map(({ item }) => item.description.toLowerCase())).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('pani puri')),
  )
})

test('a sentence is understood by the words that tell entries apart', () => {
  for (const [query, city] of [
    ['indian restaurants in chicago', 'Chicago'],
    ['best indian food in new york', 'New York'],
    ['restraunts near chicgo', 'Chicago'],
  ] as const) {
    const found = suggestMatches(restaurants, directoryFields, query)
    expect(
      found.map(({ item }) => item.city),
      query,
    ).toEqual([city, city, city])
  }
})

test('a state whose code is a usual word is not suggested for that', () => {
  const fields = [...directoryFields, ...directoryHints]
  for (const query of ['near me', 'indian near me', 'food near me', 'restaurants near me']) {
    expect(suggestMatches(restaurants, fields, query), query).toEqual([])
  }
})

test('where nothing is named, hints count, all words but one at the most', () => {
  const fields = [...directoryFields, ...directoryHints]
  const terms = (query: string) => [
    ...new Set(suggestMatches(restaurants, fields, query).map(({ term }) => term.toLowerCase())),
  ]
  expect(suggestMatches(restaurants, fields, 'dosa masala')).toMatchObject([
    { item: { slug: 'tapori-washington' }, isHint: true, term: 'dosa … masala' },
  ])
  expect(terms('hyderabadi biryani')).toEqual(['biryani'])
  expect(terms('best dosa in nyc')).toEqual(['dosa'])
  expect(terms('indian tacos')).toEqual(['tacos'])
  expect(terms('dossa lasagna')).toEqual([])
  expect(terms('pizza pasta dosa')).toEqual([])
})

test('what people say around what they look for is not looked for', () => {
  const fields = [...directoryFields, ...directoryHints]
  for (const query of ['where to eat', 'open now', 'what is good']) {
    expect(suggestMatches(restaurants, fields, query), query).toEqual([])
  }
})

test('a suggestion is of words in a row, and none of both sides of a comma', () => {
  // Longer than what is meant as a whole.
  const text = 'It was 72 degrees (22 °C), and then the kettle sang of curry leaves and mustard'
  const fields = [{ text: () => text }]
  expect(suggestMatches(['one'], fields, 'curyleaves')).toMatchObject([{ term: 'curry leaves' }])
  expect(suggestMatches(['one'], fields, 'cand then')).toMatchObject([{ term: 'and then' }])
  expect(suggestMatches(['one'], fields, '22cand')).toEqual([])
})

test.each([
  ['briyani', 'biryani'],
  ['biriyani', 'biryani'],
  ['biryni', 'biryani'],
  ['masalla', 'masala'],
  ['masla', 'masala'],
  ['momos', 'momo'],
  ['parathas', 'paratha'],
  ['paratha', 'parathas'],
])('%s may mean %s, where a description has it', (query, term) => {
  const fields = [{ text: () => `Order the ${term}, then tea`, isHint: true }]
  expect(suggestMatches(['one'], fields, query)).toMatchObject([{ term }])
})

test('what no list can mean is not looked for, though a few letters stand for many', () => {
  const search = vi.spyOn(Fuse.prototype, 'search')
  expect(suggestMatches(restaurants, directoryFields, 'ﷺ'.repeat(60))).toEqual([])
  expect(search).not.toHaveBeenCalled()
  search.mockRestore()
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
