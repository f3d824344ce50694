import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { elision } from '#src/domain/finding/highlight.ts'
import type { SearchField } from '#src/domain/finding/match.ts'
import { suggestMatches } from '#src/domain/finding/suggest.ts'

const { restaurants } = readContent(process.cwd())
const { fields } = directoryList
/** The words of an array are collected once: this one is for names and places alone. */
const places = [...restaurants]
const placesOnly = { fields, hints: [] }

/** A list of texts with one field, which has the text itself. */
function listOf(field: Partial<SearchField<string>> = {}) {
  const whole = { name: 'text', text: (text: string) => text, ...field }
  return field.isHint === true ? { fields: [], hints: [whole] } : { fields: [whole], hints: [] }
}

const mistyped = fc
  .tuple(fc.constantFrom(...restaurants.flatMap(({ name, city }) => [name, city])), fc.nat())
  .map(([text, at]) => text.slice(0, at % text.length) + text.slice((at % text.length) + 1))

test('a query of fewer than four letters gets no suggestion', () => {
  fc.assert(
    fc.property(mistyped, fc.nat({ max: 3 }), (text, length) => {
      expect(suggestMatches(placesOnly, places, `  ${text.slice(0, length)} `)).toEqual([])
    }),
  )
})

test('there are three suggestions at most, and none twice', () => {
  fc.assert(
    fc.property(mistyped, (query) => {
      const items = suggestMatches(placesOnly, places, query).map(({ item }) => item)
      expect(items.length).toBeLessThanOrEqual(3)
      expect(new Set(items).size).toBe(items.length)
    }),
  )
})

test('every suggestion is an item of the list, with words of its own', () => {
  fc.assert(
    fc.property(mistyped, (query) => {
      for (const { item, term } of suggestMatches(placesOnly, places, query)) {
        expect(restaurants).toContain(item)
        const texts = fields.map(({ text }) => text(item))
        for (const part of term.split(elision)) {
          expect(texts, part).toEqual(expect.arrayContaining([expect.stringContaining(part)]))
        }
      }
    }),
  )
})

test('an item that is close in several fields is suggested once, for the closest', () => {
  const list = {
    fields: [
      { name: 'name', text: () => 'Saffron' },
      { name: 'place', text: () => 'The old town of Saffran Walden' },
    ],
    hints: [],
  }
  const suggestions = suggestMatches(list, ['one', 'two'], 'safron')
  expect(suggestions.map(({ item }) => item)).toEqual(['one', 'two'])
  expect(suggestions.map(({ term }) => term)).toEqual(['Saffron', 'Saffron'])
})

test.each(restaurants)('$name is found by its name and place, in any order', (restaurant) => {
  const { name, city, state } = restaurant
  const shorter = name.split(' ').slice(0, 2).join(' ')
  for (const query of [`${name} ${city}`, `${city}, ${shorter}`, `${state} ${shorter}`]) {
    const suggestions = suggestMatches(placesOnly, places, query)
    expect(
      suggestions.map(({ item }) => item),
      query,
    ).toContain(restaurant)
  }
})

test('words of several fields are found, a slip in each', () => {
  const [first] = suggestMatches(placesOnly, places, 'chai pany ashville')
  expect(first).toMatchObject({
    item: { slug: 'chai-pani-asheville' },
    term: 'Chai Pani … Asheville',
  })
})

test('a word that is nowhere does not hide a place that is surely meant', () => {
  const cities = suggestMatches(placesOnly, places, 'pizza chicago')
  expect(cities.map(({ item }) => item.city)).toEqual(['Chicago', 'Chicago', 'Chicago'])
  expect(suggestMatches(placesOnly, places, 'pizza pasta')).toEqual([])
})

test('one word of a longer name of a place does not mean that place', () => {
  for (const query of ['new mexico', 'san diego', 'south dakota', 'las cruces']) {
    expect(suggestMatches(directoryList, restaurants, query), query).toEqual([])
  }
})

test('what a term says stands in the item, with an elision between words that do not meet', () => {
  const ofCity = suggestMatches(placesOnly, places, 'new york city')
  expect(new Set(ofCity.map(({ term }) => term))).toEqual(new Set(['New York']))
  const both = suggestMatches(placesOnly, places, 'semma in new york')
  expect(both).toMatchObject([{ item: { slug: 'semma-new-york' }, term: 'Semma … New York' }])
  const [kitchen] = suggestMatches(placesOnly, places, 'south indian food')
  expect(kitchen).toMatchObject({
    item: { slug: expect.stringMatching(/^ammas/) },
    term: 'South Indian',
  })
})

test('beside what is meant to the letter stands nothing that needs a slip', () => {
  const terms = (query: string) =>
    suggestMatches(listOf(), ['Dosa', 'Does a', 'Doses'], query).map(({ term }) => term)
  expect(terms('dosas')).toEqual(['Dosa'])
  expect(terms('dossa')).toContain('Does a')
})

test('a sentence is understood by the words that tell entries apart', () => {
  for (const [query, city] of [
    ['indian restaurants in chicago', 'Chicago'],
    ['best indian food in new york', 'New York'],
    ['restraunts near chicgo', 'Chicago'],
  ] as const) {
    const found = suggestMatches(placesOnly, places, query)
    expect(
      found.map(({ item }) => item.city),
      query,
    ).toEqual([city, city, city])
  }
})

test('a state whose code is a usual word is not suggested for that', () => {
  for (const query of ['near me', 'indian near me', 'food near me', 'restaurants near me']) {
    expect(suggestMatches(directoryList, restaurants, query), query).toEqual([])
  }
})

test('where nothing is named, hints count, all words but one at the most', () => {
  const terms = (query: string) => [
    ...new Set(
      suggestMatches(directoryList, restaurants, query).map(({ term }) => term.toLowerCase()),
    ),
  ]
  expect(suggestMatches(directoryList, restaurants, 'dosa masala')).toMatchObject([
    { item: { slug: 'tapori-washington' }, field: { isHint: true }, term: 'dosa … masala' },
  ])
  expect(terms('hyderabadi biryani')).toEqual(['biryani'])
  expect(terms('best dosa in austin')).toEqual(['dosa'])
  expect(terms('indian tacos')).toEqual(['tacos'])
  expect(terms('dossa lasagna')).toEqual([])
  expect(terms('pizza pasta dosa')).toEqual([])
  expect(terms('gluten free')).toEqual([])
})

test('a place by another name is understood in a sentence and with a slip', () => {
  for (const [query, city, said] of [
    ['indian food in seattle', 'Kirkland', 'Seattle'],
    ['seatle', 'Kirkland', 'Seattle'],
    ['best food bay area', 'San Francisco', 'Bay Area'],
    ['restaurants near st. louis', 'University City', 'St. Louis'],
    ['dosa in nyc', 'New York', 'NYC'],
  ] as const) {
    const [first] = suggestMatches(directoryList, restaurants, query)
    expect(first, query).toMatchObject({ item: { city }, term: city, said })
  }
})

test('a word that is known means itself', () => {
  const list = { ...listOf(), knownWords: new Set(['boston']) }
  expect(suggestMatches(listOf(), ['Houston'], 'boston')).toHaveLength(1)
  expect(suggestMatches(list, ['Houston'], 'boston')).toEqual([])
  expect(suggestMatches(list, ['Houston'], 'Boston pizza')).toEqual([])
  expect(suggestMatches(list, ['Houston'], 'Hosuton')).toHaveLength(1)
})

test('prose that only hints is never guessed at', () => {
  expect(suggestMatches(listOf({ isHint: true }), ['Order the biryani'], 'briyani')).toHaveLength(1)
  const prose = listOf({ isHint: true, isProse: true })
  expect(suggestMatches(prose, ['Order the biryani'], 'briyani')).toEqual([])
})

test('what people say around what they look for is not looked for', () => {
  for (const query of ['where to eat', 'open now', 'what is good']) {
    expect(suggestMatches(directoryList, restaurants, query), query).toEqual([])
  }
})

test('a suggestion is of words in a row, and none of both sides of a comma', () => {
  // Longer than what is meant as a whole.
  const text = 'It was 72 degrees (22 °C), and then the kettle sang of curry leaves and mustard'
  expect(suggestMatches(listOf(), [text], 'curyleaves')).toMatchObject([{ term: 'curry leaves' }])
  expect(suggestMatches(listOf(), [text], 'cand then')).toMatchObject([{ term: 'and then' }])
  expect(suggestMatches(listOf(), [text], '22cand')).toEqual([])
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
  const texts = [`Order the ${term}, then tea`]
  expect(suggestMatches(listOf({ isHint: true }), texts, query)).toMatchObject([{ term }])
})

test('what no list can mean is not looked for, though a few letters stand for many', () => {
  const text = vi.fn<(item: string) => string>(() => 'Semma')
  expect(suggestMatches(listOf({ text }), ['one'], 'ﷺ'.repeat(60))).toEqual([])
  expect(text).not.toHaveBeenCalled()
})

test('arbitrary text gets an answer without an exception', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 4, maxLength: 200, size: 'max' }),
      (query) => {
        expect(suggestMatches(placesOnly, places, query).length).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 20 },
  )
})

test('an empty list has nothing to suggest', () => {
  expect(suggestMatches(directoryList, [], 'semma')).toEqual([])
})
