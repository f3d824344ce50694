import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { findView } from '#src/domain/finding/view.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

const { restaurants } = readContent(process.cwd())
const states = [...new Set(restaurants.map(({ state }) => state))]

const find = (query: string, search: Partial<DirectorySearch> = {}) =>
  findView(directoryList, restaurants, searchFor({ ...search, query }))
const cities = (query: string) =>
  find(query).help?.entries.map(({ item }) => `${item.city}, ${item.state}`)

/** A run of words of what a card says. */
const anyPhrase = fc
  .tuple(fc.constantFrom(...restaurants), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 3 }))
  .map(([{ description, order, goodFor = '' }, which, at, length]) => {
    const text = [description, order, goodFor || order][which % 3] ?? ''
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    return words
      .slice(at % words.length)
      .slice(0, length)
      .join(' ')
  })
const anyQuery = fc.oneof(
  anyPhrase,
  fc.constantFrom('nyc', 'Seattle', 'cheap', '$$', 'D.C.', 'bay area', 'michelin'),
  fc.string({ maxLength: 8 }),
)

const unknown = ['near me', 'brunch', 'kids', '92116', 'pizza', 'gluten free', 'xqzjvwk']

test('where something is listed nothing else is said to be meant', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom('All' as const, ...states), (query, state) => {
      const { found, inText, help } = find(query, { state })
      fc.pre(found.length > 0 || inText.length > 0)
      expect(help).toBeUndefined()
    }),
  )
})

test('all that mention the very words are there, in order of rank, and nothing else', () => {
  fc.assert(
    fc.property(anyPhrase, (phrase) => {
      const { help } = find(phrase)
      // What people say around what they look for is not looked for.
      fc.pre(help?.heading.endsWith(`“${phrase}”`) === true)
      const words = (ending: string) =>
        new RegExp(String.raw`(?<![\p{L}\p{N}])${ending}(?![\p{L}\p{N}])`, 'iu')
      const has = (item: (typeof restaurants)[number], pattern: RegExp) =>
        directoryList.hints.some(({ text }) => pattern.test(text(item)))
      const found = help?.entries.map(({ item }) => item) ?? []
      expect(found).toEqual(restaurants.filter((one) => found.includes(one)))
      expect(found).toEqual(
        expect.arrayContaining(restaurants.filter((one) => has(one, words(phrase)))),
      )
      const forms = words(`${phrase.replace(/e?s$/, '')}(?:e?s|e)?`)
      expect(found.filter((one) => !has(one, forms))).toEqual([])
    }),
  )
})

test('why a kitchen is shown as help is marked somewhere on its card', () => {
  fc.assert(
    fc.property(anyPhrase, (phrase) => {
      for (const { item, term } of find(phrase).help?.entries ?? []) {
        const marks = [...directoryList.fields, ...directoryList.hints].flatMap(({ text }) =>
          splitMatches(text(item), term, true).filter(({ isMatch }) => isMatch),
        )
        expect(term === '' || marks.length > 0, `${phrase}: ${item.name}`).toBe(true)
      }
    }),
  )
})

test('one and many are the same dish', () => {
  const slugs = (query: string) => find(query).help?.entries.map(({ item }) => item.slug)
  expect(slugs('dosas')).toEqual(slugs('dosa'))
  expect(slugs('momos')).toEqual(slugs('momo'))
  expect(slugs('fish cutlet')).toEqual(slugs('fish cutlets'))
  expect(slugs('dosa')?.length).toBeGreaterThan(3)
})

test('the heading says how many kitchens mention what was typed, as it was typed', () => {
  const { help } = find('James Beard')
  expect(help?.heading).toBe(`${help?.entries.length} kitchens mention “James Beard”`)
  expect(find('best halal near me').help?.heading).toBe('1 kitchen mentions “halal”')
})

test('a filter narrows what is mentioned, and where it leaves nothing that is said', () => {
  const all = find('dosa').help?.entries ?? []
  const inDc = find('dosa', { state: 'DC' }).help
  expect(inDc?.heading).toBe('1 kitchen in Washington, D.C. mentions “dosa”')
  expect(inDc?.entries.map(({ item }) => item.slug)).toEqual(['tapori-washington'])
  const inTexas = find('dosa', { state: 'TX' }).help
  expect(inTexas?.heading).toBe(`${all.length} kitchens mention “dosa”, none in Texas`)
  expect(inTexas?.entries).toEqual(all)
})

test('a metropolitan area leads to its cities, and says so', () => {
  expect(find('Seattle').help?.heading).toBe('Near Seattle: Kirkland, WA')
  expect(cities('seattle')).toEqual(['Kirkland, WA'])
  expect(cities('St Louis')).toEqual(['University City, MO'])
  expect(new Set(cities('bay area'))).toEqual(
    new Set(['San Francisco, CA', 'Palo Alto, CA', 'Berkeley, CA']),
  )
  expect(new Set(cities('manhattan'))).toEqual(new Set(['New York, NY']))
})

test('New York City finds what New York finds', () => {
  const slugsOf = (entries: readonly { item: { slug: string } }[] = []) =>
    entries.map(({ item }) => item.slug).toSorted()
  const expected = slugsOf(find('new york').found)
  expect(slugsOf(find('new york city').help?.entries)).toEqual(expected)
  expect(slugsOf(find('NYC').help?.entries)).toEqual(expected)
})

test('a price leads to its view, which keeps the state where that leaves something', () => {
  const { help } = find('under $20', { state: 'NY' })
  expect(help?.search).toEqual(searchFor({ state: 'NY', price: '1' }))
  expect(help?.heading).toMatch(/^\d restaurants in New York priced \$$/)
  expect(find('cheap', { state: 'TX' }).help?.search).toEqual(searchFor({ price: '1' }))
})

test('the view that help leads to lists its entries', () => {
  for (const query of ['$', '$$', 'cheap', 'fancy', 'd.c.', 'washington dc']) {
    const { help } = find(query)
    const { found } = findView(directoryList, restaurants, help?.search ?? searchFor({ query }))
    expect(new Set(found.map(({ item }) => item)), query).toEqual(
      new Set(help?.entries.map(({ item }) => item)),
    )
  }
})

test('letters inside a word are no mention, and what says nothing has no help', () => {
  for (const query of ['osa', 'irya', 'in', 'the', ...unknown]) {
    expect(find(query).help, query).toBeUndefined()
  }
})

test.each(unknown)('%s is on no card, and nothing is guessed', (query) => {
  const { found, close } = find(query)
  expect(found).toEqual([])
  expect(close.suggestions).toEqual([])
  expect(close.meant).toBeUndefined()
})

test.each([
  ['nyc', 'NYC: New York'],
  ['new york city', 'New York City: New York'],
  ['manhattan', 'Manhattan: New York, NY'],
  ['brooklyn', 'Near Brooklyn: New York, NY'],
  ['sf', 'SF: San Francisco, CA'],
  ['bay area', 'Bay Area: San Francisco, Palo Alto and Berkeley, CA'],
  ['silicon valley', 'Silicon Valley: Palo Alto, CA'],
  ['L.A.', 'L.A.: Los Angeles, CA'],
  ['orange county', 'Orange County: Fullerton, CA'],
  ['long island', 'Near Long Island: Queens, NY'],
  ['D.C.', '3 restaurants in Washington, D.C.'],
  ['philly', 'Philly: Philadelphia, PA'],
  ['st louis', 'Near St. Louis: University City, MO'],
  ['denver', 'Near Denver: Golden, CO'],
  ['detroit', 'Near Detroit: Canton, MI'],
  ['atlanta', 'Near Atlanta: Decatur, GA'],
  ['seattle', 'Near Seattle: Kirkland, WA'],
  ['boston', 'Near Boston: Cambridge, MA'],
  ['salt lake', 'Near Salt Lake: South Jordan, UT'],
])('%s, a name that people use, leads to kitchens there or near by', (query, heading) => {
  const { found, help } = find(query)
  expect(found).toEqual([])
  expect(help?.heading).toBe(heading)
  expect(help?.entries).not.toEqual([])
})

test.each([
  ['vegas', 'Las Vegas'],
  ['nola', 'New Orleans'],
])('%s, a name that the list has itself, lists %s', (query, city) => {
  expect(find(query).found[0]?.item.city).toBe(city)
})

test.each([
  ['vegan', 'Indienne'],
  ['vegetarian', "Neehee's"],
  ['halal', 'Khan Saab Desi Craft Kitchen'],
  ['buffet', 'House of India'],
  ['tasting menu', 'Musaafer'],
  ['east village', 'Bungalow'],
  ['james beard', 'Semma'],
])('%s, a diet, format, neighborhood or award, leads to %s', (query, name) => {
  const { help } = find(query)
  expect(help?.heading).toMatch(new RegExp(`mentions? “${query}”$`))
  expect(help?.entries.map(({ item }) => item.name)).toContain(name)
})

test.each(['cheap', 'under $20', '$'])('%s leads to all that are priced $', (query) => {
  const cheap = restaurants.filter(({ priceRange }) => priceRange === '$')
  const { help } = find(query)
  expect(help?.heading).toBe(`${cheap.length} restaurants priced $`)
  expect(help?.entries.map(({ item }) => item)).toEqual(cheap)
})
