import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directorySchema, type DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { defaultsOf, hrefOf, isIndexed } from '#src/domain/finding/list-definition.ts'
import { cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { findRestaurants, searchFor } from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const states = ['CA', 'NY', 'TX'] as const
const slugs = someRestaurants.map(({ slug }) => slug)
const schema = directorySchema(states, slugs)
const prices = ['1', '2', '1.2', '2.3.4'] as const
const anyView = fc
  .record({
    state: fc.constantFrom('All' as const, ...states),
    price: fc.constantFrom('All' as const, ...prices),
    cuisine: fc.constantFrom('All' as const, ...cuisines),
    award: fc.constantFrom('All', 'michelin', 'james-beard', 'michelin.james-beard'),
    list: fc.subarray(slugs).map((some) => some.join('.')),
    query: fc.string({ unit: 'grapheme' }).map(toQueryText),
  })
  .map((search) => searchFor(search))
const parseHref = (href: string) => parseQueryString(href.slice(directoryList.path.length))
const anyParams = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...Object.keys(directoryList.filters), 'query', '__proto__', 'constructor'),
    fc.string(),
  ),
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...slugs, 'gone', '')).map((some) => some.join('.')),
    fc.array(fc.string()),
    fc.constant(undefined),
    fc.anything(),
  ),
)

const findSome = (search: Partial<DirectorySearch>) =>
  findRestaurants(someRestaurants, search).found.map(({ item }) => item)

test.each([
  [0, 'All', '0 restaurants found'],
  [1, 'All', '1 restaurant found'],
  [48, 'All', '48 restaurants found'],
  [3, 'CA', '3 restaurants found in CA'],
  [1, 'DC', '1 restaurant found in DC'],
  [0, 'TX', '0 restaurants found in TX'],
] as const)('%i found in %s reads "%s"', (count, state, line) => {
  expect(directoryList.texts.count(count, searchFor({ state }))).toBe(line)
})

test.each([
  ['All', 'Best Indian Restaurants in the USA'],
  ['CA', 'Best Indian Restaurants in California'],
  ['NC', 'Best Indian Restaurants in North Carolina'],
  ['DC', 'Best Indian Restaurants in Washington, D.C.'],
] as const)('the heading of %s is "%s"', (state, heading) => {
  expect(directoryList.heading(searchFor({ state }), someRestaurants)).toBe(heading)
})

test('the heading names another cuisine where all restaurants of the view have it', () => {
  const nepali = someRestaurants.map((one) => ({ ...one, cuisine: 'Nepali' as const }))
  expect(directoryList.heading(searchFor({ state: 'TX' }), nepali)).toBe(
    'Best Nepali Restaurants in Texas',
  )
  const mixed = [...someRestaurants, ...nepali]
  expect(directoryList.heading(searchFor({}), mixed)).toBe('Best Indian Restaurants in the USA')
})

test('every state has a different heading', () => {
  const headings = stateCodes.map((state) =>
    directoryList.heading(searchFor({ state, query: 'dosa' }), []),
  )
  expect(new Set(headings).size).toBe(51)
})

test('states are offered in alphabetical order of their codes, those that have a restaurant', () => {
  const offered = directoryList.filters.state.valuesOf(someRestaurants)
  expect(offered.join(' ')).toBe('CA DC IL NC NY TX')
})

test.each([
  [{ price: '2' }, 'Best Indian Restaurants', 'priced $$'],
  [{ state: 'TX', price: '4', query: 'dosa' }, 'Best Indian Restaurants in Texas', 'priced $$$$'],
] as const)('the heading of %o begins "%s" and says "%s"', (search, start, price) => {
  const heading = directoryList.heading(searchFor(search), someRestaurants)
  expect(heading.startsWith(start)).toBe(true)
  expect(heading).toContain(price)
})

test('a price lists the restaurants with that many dollar signs', () => {
  expect(findSome({ price: '2' })).toEqual(someRestaurants)
  expect(findSome({ price: '1' })).toEqual([])
})

test('a view has one URL: state, price, cuisine, award, list, text', () => {
  const list = 'semma-new-york.nadu-chicago'
  const shuffled = {
    query: 'dosa',
    award: 'michelin',
    list,
    cuisine: 'Indian',
    price: '2',
    state: 'CA',
  }
  expect(hrefOf(directoryList, schema.parse(shuffled))).toBe(
    `/restaurants?state=CA&price=2&cuisine=Indian&award=michelin&list=${list}&query=dosa`,
  )
})

test('a state, a cuisine or an award is for search engines, a price, a list, a text or two of them are not', () => {
  expect(isIndexed(directoryList, searchFor({ state: 'CA' }))).toBe(true)
  expect(isIndexed(directoryList, searchFor({ cuisine: 'Nepali' }))).toBe(true)
  expect(isIndexed(directoryList, searchFor({ award: 'james-beard' }))).toBe(true)
  expect(isIndexed(directoryList, searchFor({ award: 'michelin.james-beard' }))).toBe(false)
  expect(isIndexed(directoryList, searchFor({ state: 'CA', cuisine: 'Indian' }))).toBe(false)
  expect(isIndexed(directoryList, searchFor({ price: '2' }))).toBe(false)
  expect(isIndexed(directoryList, searchFor({ state: 'CA', price: '2' }))).toBe(false)
  expect(isIndexed(directoryList, searchFor({ query: 'dosa' }))).toBe(false)
  expect(isIndexed(directoryList, searchFor({ list: 'semma-new-york' }))).toBe(false)
})

test.each(['0', '5', '$$', '02', 'cheap'])('the price %j means all of them', (price) => {
  expect(schema.parse({ price, state: 'NY' })).toEqual(searchFor({ state: 'NY' }))
})

test.each([
  ['texas', ['Musaafer', 'Kiran’s']],
  ['tex', ['Musaafer', 'Kiran’s']],
  ['TX', ['Musaafer', 'Kiran’s']],
  ['tx', ['Musaafer', 'Kiran’s']],
  ['te', []],
  ['CA', ['Copra', 'Nadu']],
  ['ca', ['Copra', 'Nadu']],
  ['cal', ['Copra']],
  ['car', ['Chai Pani']],
  ['north carolina', ['Chai Pani']],
  ['columbia', ['Rasika']],
  ['houston', ['Musaafer', 'Kiran’s']],
  ['new york', ['Semma']],
  ['kiran’s', ['Kiran’s']],
  ["KIRAN'S", ['Kiran’s']],
  ['kiran´s', ['Kiran’s']],
  ['  semma  ', ['Semma']],
  ['Sémma', ['Semma']],
  ['dosa', []],
  ['houston texas', []],
])('the query %j finds %j', (query, names) => {
  const found = findSome({ state: 'All', query })
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('a chosen state lists its restaurants only, in order of rank', () => {
  const found = findSome({ state: 'TX', query: '' })
  expect(found.map(({ rank }) => rank)).toEqual([4, 5])
})

test('a restaurant must match both the state and the query', () => {
  expect(findSome({ state: 'TX', query: 'kiran' })).toHaveLength(1)
  expect(findSome({ state: 'NY', query: 'kiran' })).toEqual([])
})

test('without a state and a query the whole list is kept, with its ranks', () => {
  expect(findSome({})).toEqual(someRestaurants)
})

test('every view is read back from the URL that a link to it writes', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(schema.parse(parseHref(hrefOf(directoryList, view)))).toEqual(view)
    }),
  )
})

test('every URL has one canonical spelling, which leads to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (state, query) => {
      const view = schema.parse(parseQueryString(writeQueryString({ query, state })))
      const href = hrefOf(directoryList, view)
      expect(hrefOf(directoryList, schema.parse(parseHref(href)))).toBe(href)
    }),
  )
})

test('reading any params gives a view of the list and never throws', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = schema.parse(params)
      expect(Object.keys(view)).toEqual(Object.keys(defaultsOf(directoryList)))
      expect(['All', ...states]).toContain(view.state)
      expect(['All', ...prices]).toContain(view.price)
      expect(view.query).toBe(toQueryText(view.query))
      expect([
        'unknown',
        slugs.filter((slug) => view.list.split('.').includes(slug)).join('.'),
      ]).toContain(view.list)
    }),
  )
})

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = schema.parse(params)
      expect(schema.parse(view)).toEqual(view)
    }),
  )
})

test('without params the view is the whole list', () => {
  expect(schema.parse({})).toEqual(defaultsOf(directoryList))
})

test.each(['ny', ' NY ', 'nY\n', 'New York', 'new-york', 'n.y.'])(
  'the state %j means NY',
  (state) => {
    expect(schema.parse({ state })).toEqual(searchFor({ state: 'NY', query: '' }))
  },
)

test.each(['', 'XX', 'WY', 'Wyoming', 'all', 'ALL', 'constructor', '__proto__', 'N Y'])(
  'the state %j, which the list does not have, means all of them',
  (state) => {
    expect(schema.parse({ state })).toEqual(searchFor({ state: 'All', query: '' }))
  },
)

test.each([[['NY', 'TX']], [12], [null], [undefined], [{}]])(
  'the state %j, which is not text, means all states and does not change the query',
  (state) => {
    expect(schema.parse({ state, query: 'dosa' })).toEqual(
      searchFor({ state: 'All', query: 'dosa' }),
    )
  },
)

test('a query that is not text is ignored and does not change the state', () => {
  expect(schema.parse({ state: 'NY', query: ['dosa'] })).toEqual(
    searchFor({ state: 'NY', query: '' }),
  )
})

test('unknown keys are dropped', () => {
  const search = searchFor({ state: 'TX', query: 'a' })
  expect(schema.parse({ ...search, utm_source: 'x' })).toEqual(search)
})
