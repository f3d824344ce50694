import { expect, test } from 'vitest'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { chooseValue, hrefOf, isChosen } from '#src/domain/finding/list.ts'
import { describeForScreenReader } from '#src/domain/finding/sentences.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { directorySchema as schema, findRestaurants } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content

test.each([
  ['?price=1.1.9', '?price=1'],
  ['?price=1.2.3.4', ''],
  ['?cuisine=south-east_asian', '?cuisine=South+East+Asian'],
  ['?cuisine=Thai', ''],
  ['?award=James+Beard', '?award=james-beard'],
  ['?award=james-beard,MICHELIN', '?award=michelin.james-beard'],
  [
    '?query=dosa&list=nadu-chicago&award=michelin&cuisine=Indian&price=2&state=ny',
    '?state=NY&price=2&cuisine=Indian&award=michelin&list=nadu-chicago&query=dosa',
  ],
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
})

test.each([
  ['michelin', /Michelin/],
  ['james-beard', /James Beard/],
  ['michelin.james-beard', /Michelin|James Beard/],
])('the award %s lists the restaurants whose cards name %s', (award, name) => {
  const named = restaurants.filter(({ recognition = [] }) => name.test(recognition.join('; ')))
  expect(findRestaurants(restaurants, { award }).found.map(({ item }) => item)).toEqual(named)
})

test.each([
  ['nepali', 'All', /"Nepali"/, 'Nepali restaurants', '?cuisine=Nepali'],
  ['indian', 'All', /"Indian"/, 'Indian restaurants', '?cuisine=Indian'],
  ['indian', 'TX', /"TX".*"Indian"/, 'Indian restaurants in Texas', '?state=TX&cuisine=Indian'],
  ['michelin', 'All', /"Michelin [^"]+\d"/, 'Michelin-recognized restaurants', '?award=michelin'],
] as const)('help for %s in %s offers all that are %s first', (query, state, are, noun, search) => {
  const view = findRestaurants(restaurants, { query, state })
  const { help, found } = view
  const { length } = restaurants.filter((one) => are.test(JSON.stringify(one)))
  expect(help).toMatchObject({ heading: `${length} ${noun}`, isFirst: true })
  expect(describeForScreenReader(view).indexOf(`${length} ${noun}.`)).toBe(0)
  const cards = [...(help?.entries ?? []), ...found].map(({ item }) => item)
  expect(cards).toHaveLength(new Set(cards).size)
  expect(help?.search && hrefOf(directoryList, help.search)).toBe(`/restaurants${search}`)
})
