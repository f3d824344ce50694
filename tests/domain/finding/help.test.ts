import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { directoryTextSearch } from '#src/domain/directory/directory-text-search.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { countValues } from '#src/domain/finding/view.ts'
import { findRestaurants, searchFor } from '#tests/domain/directory/search-for.ts'

const { restaurants } = readContent(process.cwd())
type Restaurant = (typeof restaurants)[number]

const find = (query: string, search: Partial<DirectorySearch> = {}) =>
  findRestaurants(restaurants, { ...search, query })
const heading = (query: string) => find(query).help?.heading
const itemsOf = (entries: readonly { item: Restaurant }[] = []) => entries.map(({ item }) => item)
const names = (query: string) => itemsOf(find(query).help?.entries).map(({ name }) => name)
const cities = (query: string) =>
  new Set(itemsOf(find(query).help?.entries).map(({ city, state }) => `${city}, ${state}`))
const mentioning = (pattern: RegExp) =>
  restaurants.filter(({ description, order }) => pattern.test(`${description} ${order.join(', ')}`))

/** A run of words of what a card says. */
const anyPhrase = fc
  .tuple(fc.constantFrom(...restaurants), fc.nat(), fc.integer({ min: 1, max: 3 }))
  .map(([{ description, order }, at, length]) => {
    const words = `${order.join(', ')} ${description}`.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    const start = at % words.length
    return words.slice(start, start + length).join(' ')
  })

test('why a restaurant is shown as help is marked somewhere on its card', () => {
  fc.assert(
    fc.property(anyPhrase, (phrase) => {
      for (const { item, query } of find(phrase).help?.entries ?? []) {
        const { facts = [], prose = [] } = directoryTextSearch
        const isMarked = [...directoryList.fields, ...facts, ...prose].some(({ text }) =>
          splitMatches(text(item), query, true).some(({ isMatch }) => isMatch),
        )
        expect(query === '' || isMarked, `${phrase}: ${item.name}`).toBe(true)
      }
    }),
    { examples: [['Manhattan s']] },
  )
})

test('a dish shows every restaurant that mentions it, in order of rank, one or many', () => {
  const dosas = mentioning(/\bdosas?\b/i)
  expect(itemsOf(find('dosa').help?.entries)).toEqual(dosas)
  expect(heading('dosa')).toBe(`${dosas.length} restaurants mention “dosa”`)
  expect(names('dosas')).toEqual(names('dosa'))
  expect(names('dosa masala')).toEqual(['Tapori'])
  expect(heading('best halal near me')).toBe('1 restaurant mentions “halal”')
})

test('a filter narrows what is mentioned, and where it leaves nothing that is said', () => {
  const inDc = find('dosa', { state: 'DC' }).help
  expect(inDc?.heading).toBe('1 restaurant in Washington, D.C. mentions “dosa”')
  expect(itemsOf(inDc?.entries).map(({ name }) => name)).toEqual(['Tapori'])
  const { length } = names('dosa')
  const inTexas = find('dosa', { state: 'TX' }).help
  expect(inTexas?.heading).toBe(`${length} restaurants mention “dosa”, none in Texas`)
  expect(inTexas?.entries).toHaveLength(length)
})

test('where the chosen state leaves nothing, what the text finds elsewhere is shown', () => {
  const { help } = find('semma', { state: 'TX' })
  expect(help?.heading).toBe('1 restaurant matches “semma”, but not in Texas')
  expect(help?.search).toEqual(searchFor({ query: 'semma' }))
})

test('states and prices count what help shows where nothing is listed', () => {
  const view = find('dosa')
  const count = countValues(view, 'state')
  expect(count('All')).toBe(view.help?.entries.length)
  expect(count('NY')).toBe(itemsOf(view.help?.entries).filter(({ state }) => state === 'NY').length)
})

test.each([
  ['biriyani', 'biryani', /\bbiryanis?\b/i],
  ['dossa', 'dosa', /\bdosas?\b/i],
])('%s, a dish with a slip, shows all of %s', (typed, dish, pattern) => {
  const { help } = find(typed)
  expect(help?.heading).toBe(`Did you mean “${dish}”?`)
  expect(itemsOf(help?.entries)).toEqual(mentioning(pattern))
})

test('an award with a slip shows all that have it', () => {
  expect(heading('michelen')).toBe('Did you mean “Michelin”?')
  expect(names('michelen')).toEqual(names('michelin'))
  expect(names('michelin').length).toBeGreaterThan(12)
})

test.each([
  ['smemma', 'Semma'],
  ['rasikka', 'Rasika'],
  ['chigaco', 'Chicago'],
  ['seatle', 'Seattle'],
  ['ashville', 'Asheville'],
])('%s, a name or place with a slip, shows three of what is closest: %s', (typed, meant) => {
  const { help } = find(typed)
  expect(help?.heading).toBe(`Did you mean “${meant}”?`)
  expect(help?.search).toEqual(searchFor({ query: meant }))
  expect(help?.entries.length).toBeGreaterThan(0)
  expect(help?.entries.length).toBeLessThanOrEqual(3)
})

test('the right spelling is looked for in the chosen state if that has something there', () => {
  expect(find('semmma', { state: 'NY' }).help?.search).toEqual(
    searchFor({ state: 'NY', query: 'Semma' }),
  )
  expect(find('semmma', { state: 'TX' }).help?.search).toEqual(searchFor({ query: 'Semma' }))
})

test.each([
  ['nepali', 'Nepali'],
  ['pakistani', 'Pakistani'],
  ['sri lankan', 'Sri Lankan'],
])('%s shows all restaurants of that cuisine, listed or below', (query, cuisine) => {
  const { found, help } = find(query)
  expect(itemsOf([...found, ...(help?.entries ?? [])])).toEqual(
    expect.arrayContaining(restaurants.filter((one) => one.cuisine === cuisine)),
  )
})

test.each(['goan', 'gujarati', 'punjabi', 'tamil', 'kerala'])(
  '%s, a region, shows what cards or facts of region say',
  (query) => {
    const { found, help } = find(query)
    expect(found.length + (help?.entries.length ?? 0)).toBeGreaterThan(0)
  },
)

test.each(['$100', 'over $50', 'under $50', 'under $20', '30 dollars'])(
  '%s has no answer in dollars, but links to the four price tiers',
  (query) => {
    const { help } = find(query)
    expect(help?.heading).toBe('We list price tiers, not dollars')
    expect(help?.links).toEqual([
      { text: '$', search: searchFor({ price: '1' }) },
      { text: '$$', search: searchFor({ price: '2' }) },
      { text: '$$$', search: searchFor({ price: '3' }) },
      { text: '$$$$', search: searchFor({ price: '4' }) },
    ])
  },
)

test.each(['cheap', '$'])(
  '%s leads to all that are priced $, in the chosen state if any',
  (query) => {
    const cheap = restaurants.filter(({ priceRange }) => priceRange === '$')
    expect(heading(query)).toBe(`${cheap.length} restaurants priced $`)
    expect(itemsOf(find(query).help?.entries)).toEqual(cheap)
    expect(find(query, { state: 'NY' }).help?.search).toEqual(
      searchFor({ state: 'NY', price: '1' }),
    )
    expect(find(query, { state: 'TX' }).help?.search).toEqual(searchFor({ price: '1' }))
  },
)

test('every restaurant of a city is shown beside its state or a name, the named one first', () => {
  const inCity = (city: string) =>
    restaurants.filter((one) => one.city === city).map(({ name }) => name)
  expect(names('chicago il')).toEqual(inCity('Chicago'))
  expect(heading('chicago il')).toBe(`${inCity('Chicago').length} restaurants in Chicago`)
  expect(names('rania dc')).toEqual(['Rania', 'Rasika', 'Tapori'])
  expect(names('adda, new york')[0]).toBe('Adda')
  expect(names('sema new york')).toEqual(inCity('New York'))
  expect(heading('sema new york')).toBe('Did you mean “Semma new york”?')
  expect(names('restraunts near chicgo')).toEqual(inCity('Chicago'))
})

test('a dish in a place shows what serves it there, and says so if nothing does', () => {
  expect(heading('dosa in nyc')).toBe('1 restaurant in NYC mentions “dosa”')
  expect(heading('indian food in seattle')).toBe('1 restaurant near Seattle')
  expect(heading('dosa houston')).toMatch(/^\d restaurants in Houston, none mentions “dosa”$/)
  expect(heading('pizza chicago')).toMatch(/^\d restaurants in Chicago, none mentions “pizza”$/)
  expect(heading('los angeles brunch')).toBe(
    '1 restaurant in Los Angeles, which does not mention “brunch”',
  )
})

test.each([
  ['nyc', 'NYC: New York, Queens and Staten Island, NY'],
  ['new york city', 'New York City: New York, Queens and Staten Island, NY'],
  ['manhattan', 'Manhattan: New York, NY'],
  ['sf', 'SF: San Francisco, CA'],
  ['bay area', 'Bay Area: San Francisco, Palo Alto and Berkeley, CA'],
  ['L.A.', 'L.A.: Los Angeles, CA'],
  ['D.C.', '3 restaurants in Washington, D.C.'],
  ['philly', 'Philly: Philadelphia, PA'],
  ['st louis', 'Near St. Louis: University City, MO'],
  ['denver', 'Near Denver: Golden, CO'],
  ['detroit', 'Near Detroit: Canton, MI'],
  ['atlanta', 'Near Atlanta: Decatur, GA'],
  ['seattle', 'Near Seattle: Kirkland, WA'],
  ['boston', 'Near Boston: Cambridge, MA'],
  ['phoenix', 'Near Phoenix: Scottsdale, AZ'],
  ['salt lake', 'Near Salt Lake: South Jordan, UT'],
])('%s, a name that people use, leads to the restaurants there or near by', (query, text) => {
  expect(heading(query)).toBe(text)
  expect(names(query)).not.toEqual([])
})

test('New York City is the city and its boroughs, and not Buffalo', () => {
  for (const query of ['nyc', 'New York City']) {
    expect(cities(query)).toEqual(new Set(['New York, NY', 'Queens, NY', 'Staten Island, NY']))
  }
})

test('LA means Los Angeles first, and lists Louisiana before letters inside words', () => {
  const { found, help } = find('LA')
  expect(help).toMatchObject({ heading: 'L.A.: Los Angeles, CA', isFirst: true })
  expect(names('LA')).toEqual(['Pijja Palace'])
  expect(itemsOf(found.slice(0, 2)).map(({ state }) => state)).toEqual(['LA', 'LA'])
})

test('what is near by follows a city, the nearest first', () => {
  const nearby = itemsOf(find('SF').help?.nearby).map(({ city }) => city)
  expect(nearby).toEqual(['Berkeley', 'Palo Alto'])
  expect(names('brooklyn')).toContain('Cardamom')
  expect(names('brooklyn').at(-1)).toBe('Moghul')
  expect(heading('brooklyn')).toBe('9 restaurants near Brooklyn, the nearest first')
})

test('best means the whole list, near me a place that we do not know', () => {
  expect(heading('best')).toBe('All fifty are on our list')
  expect(find('best indian restaurants').help?.search).toEqual(searchFor({}))
  expect(heading('near me')).toBe('We do not use your location')
  expect(find('restaurants near me').help?.hasPlaces).toBe(true)
})

test.each(
  'date night,open late,brunch,kids,92116,pizza,gluten free,xqzjvwk,new mexico,madison,thai,where'.split(
    ',',
  ),
)('%s is nowhere on the list, and nothing is guessed', (query) => {
  expect(find(query)).toMatchObject({ found: [], help: undefined })
})

test('a text that denies a dish does not serve it', () => {
  expect(names('butter chicken')).not.toContain('Copra')
  expect(names('butter chicken')).toContain('Adda')
})
