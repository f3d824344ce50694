import { expect, test } from 'vitest'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { chooseValue, hrefOf, isChosen } from '#src/domain/finding/list.ts'
import {
  describeForScreenReader,
  describeResults,
  describeSearch,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import {
  directorySchema as schema,
  findRestaurants,
  searchFor,
} from '#tests/domain/directory/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const { restaurants, entries } = content

test.each([
  ['?price=1.1.9', '?price=1'],
  ['?price=1.2.3.4', ''],
  ['?cuisine=nepali', '?cuisine=Nepali'],
  ['?cuisine=south-east_asian', '?cuisine=South+East+Asian'],
  ['?cuisine=Thai', ''],
  ['?award=James+Beard', '?award=james-beard'],
  ['?award=james-beard,MICHELIN', '?award=michelin.james-beard'],
  ['?award=zagat', ''],
  [
    '?query=dosa&list=nadu-chicago&award=michelin&cuisine=Indian&price=2&state=ny',
    '?state=NY&price=2&cuisine=Indian&award=michelin&list=nadu-chicago&query=dosa',
  ],
  ['?list=SEMMA-New-York', '?list=semma-new-york'],
  ['?list=closed-years-ago.nadu-chicago', '?list=nadu-chicago'],
  ['?list=closed-years-ago', '?list=unknown'],
])('the one URL of %s is %s', (spelling, canonical) => {
  expect(hrefOf(directoryList, schema.parse(parseQueryString(spelling)))).toBe(
    `/restaurants${canonical}`,
  )
})

test('several prices are one view, and its links add and remove', () => {
  const { price } = directoryList.filters
  const both = schema.parse({ price: chooseValue(price, '2', '1') }).price
  expect(both).toBe('1.2')
  expect(chooseValue(price, both, '2')).toBe('1')
  expect(schema.parse({ price: chooseValue(price, '1', '1') }).price).toBe('All')
  expect(chooseValue(price, both, 'All')).toBe('All')
  expect(['1', '2', '3'].map((tier) => isChosen(both, tier))).toEqual([true, true, false])
  expect(describeSearch(directoryList, searchFor({ price: '1.2.4' })).phrase).toBe(
    'priced $, $$ or $$$$',
  )
})

test.each([
  [
    { cuisine: 'Nepali' },
    'Best Restaurants of Nepali Cuisine in the USA',
    'Nepali restaurants found.',
  ],
  [
    { award: 'michelin', state: 'NY' },
    'Michelin-recognized restaurants in New York',
    'Michelin-recognized restaurants found in New York.',
  ],
  [
    { award: 'michelin.james-beard', cuisine: 'Sri Lankan', price: '2' },
    'Michelin- or James Beard-recognized Sri Lankan restaurants in the USA priced $$',
    'No Michelin- or James Beard-recognized Sri Lankan restaurants found priced $$.',
  ],
  [
    { cuisine: 'Nepali', list: 'semma-new-york.nadu-chicago' },
    'Shared list: Nepali restaurants',
    'No Nepali restaurants found on this list.',
  ],
] as const)('the view %o has the title "%s" and is announced as "%s"', (search, title, spoken) => {
  const view = findRestaurants(restaurants, search)
  expect(viewTitle(view)).toBe(title)
  expect(describeForScreenReader(view).replace(/^\d+ /, '')).toBe(spoken)
})

test('an award lists the restaurants whose cards name it, two awards those of either', () => {
  const slugsOf = (award: string) =>
    findRestaurants(restaurants, { award }).found.map(({ item }) => item.slug)
  const named = (name: string) =>
    restaurants
      .filter(({ recognition = [] }) => recognition.some((text) => text.includes(name)))
      .map(({ slug }) => slug)
  expect(slugsOf('michelin')).toEqual(named('Michelin'))
  expect(slugsOf('james-beard')).toEqual(named('James Beard'))
  expect(new Set(slugsOf('michelin.james-beard'))).toEqual(
    new Set([...named('Michelin'), ...named('James Beard')]),
  )
})

test.each([
  ['bib gourmand 2025', /"Bib Gourmand"[^}]*2025/],
  ['opened in 2009', /"opened":2009/],
  ['vegetarian', /vegetarian/i],
])('%s shows the restaurants with %s', (query, said) => {
  const { help } = findRestaurants(restaurants, { query })
  const slugs = entries.filter((one) => said.test(JSON.stringify(one))).map(({ slug }) => slug)
  expect(help?.entries.map(({ item }) => item.slug)).toEqual(slugs)
})

test.each([
  ['nepali', 'All', /"Nepali"/, 'Nepali restaurants', '?cuisine=Nepali'],
  ['indian', 'All', /"Indian"/, 'Indian restaurants', '?cuisine=Indian'],
  ['michelin', 'All', /"Michelin [^"]+\d"/, 'Michelin-recognized restaurants', '?award=michelin'],
  [
    'james beard',
    'TX',
    /"TX".*"James Beard/,
    'James Beard-recognized restaurants in Texas',
    '?state=TX&award=james-beard',
  ],
] as const)('help for %s in %s offers all that are %s first', (query, state, are, noun, search) => {
  const { help, found } = findRestaurants(restaurants, { query, state })
  const { length } = restaurants.filter((one) => are.test(JSON.stringify(one)))
  expect(help).toMatchObject({ heading: `${length} ${noun}`, isFirst: true })
  const cards = [...(help?.entries ?? []), ...found].map(({ item }) => item)
  expect(cards).toHaveLength(new Set(cards).size)
  expect(help?.search && hrefOf(directoryList, help.search)).toBe(`/restaurants${search}`)
})

test('help quotes a dish without its parentheses', () => {
  const { help } = findRestaurants(restaurants, { query: 'nathai pirattal (snails)' })
  expect(help?.heading).toBe('1 restaurant mentions “nathai pirattal snails”')
})

test('help from outside a cuisine says so', () => {
  const view = findRestaurants(restaurants, { cuisine: 'Nepali', query: 'dosa' })
  expect(view.help?.heading).toBe('7 restaurants mention “dosa”, but no Nepali restaurants')
})

test('a list has a title, a count and words for screen readers', () => {
  const list = 'semma-new-york.musaafer-houston.nadu-chicago'
  const view = (rest = {}) => findRestaurants(someRestaurants, { list, ...rest })
  expect(viewTitle(view({ list: 'semma-new-york' }))).toBe('Shared list: 1 restaurant')
  expect(describeResults(view())).toBe('3 restaurants on this list')
  expect(describeForScreenReader(view())).toBe('3 restaurants found on this list.')
  expect(describeForScreenReader(view({ state: 'CA' }))).toBe(
    'No restaurants found in California on this list.',
  )
})

test('a list in which no restaurant is known shows all of them under the usual title', () => {
  const view = findRestaurants(someRestaurants, { list: 'unknown' })
  expect(view.found).toHaveLength(someRestaurants.length)
  expect(viewTitle(view)).toBe('Best Indian Restaurants in the USA')
})
