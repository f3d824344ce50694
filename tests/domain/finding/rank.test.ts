import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { directoryFields } from '#src/domain/directory/fields.ts'
import { filterRestaurants } from '#src/domain/directory/filter.ts'
import { filterByQuery, findMatchingField, foldQuery } from '#src/domain/finding/filter.ts'
import { rankByRelevance } from '#src/domain/finding/rank.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const { restaurants } = readContent(process.cwd())

const fields = [
  { text: ({ name }: { name: string; place: string }) => name },
  { text: ({ place }: { name: string; place: string }) => place },
]
const word = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', "'"), maxLength: 6 })
const anyItems = fc.array(fc.record({ name: word, place: word }))

test('ranking neither adds nor drops an item, whatever the query', () => {
  fc.assert(
    fc.property(anyItems, fc.string({ unit: 'binary' }), (items, query) => {
      const ranked = rankByRelevance(items, fields, query)
      expect(ranked).toHaveLength(items.length)
      expect(new Set(ranked)).toEqual(new Set(items))
    }),
  )
})

test('ranking what was found keeps every item once', () => {
  fc.assert(
    fc.property(anyItems, word, (items, query) => {
      const found = filterByQuery(items, fields, query)
      const ranked = rankByRelevance(found, fields, query)
      expect(ranked.toSorted((a, b) => found.indexOf(a) - found.indexOf(b))).toEqual(found)
    }),
  )
})

test('an item that matches in an earlier field goes first', () => {
  fc.assert(
    fc.property(anyItems, word, (items, query) => {
      fc.pre(foldQuery(query) !== '')
      const ranked = rankByRelevance(filterByQuery(items, fields, query), fields, query)
      const positions = ranked.map((item) => findMatchingField(item, fields, foldQuery(query)))
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    }),
  )
})

test('items that match with the same text keep the given order', () => {
  fc.assert(
    fc.property(fc.array(word), word, fc.constantFrom('a', 'b', 'é'), (names, place, query) => {
      const items = names
        .map((name, index) => ({
          name: name.replaceAll(/[aéB]/g, 'z'),
          place: `${place}aB`,
          index,
        }))
        .toReversed()
      expect(rankByRelevance(items, fields, query)).toEqual(items)
    }),
  )
})

test('without a query the given order stays', () => {
  expect(rankByRelevance(someRestaurants, directoryFields, ' ')).toEqual(someRestaurants)
})

test('a name goes before a city, and a city before a state', () => {
  const list = someRestaurants.slice(0, 3).map((restaurant, index) => ({
    ...restaurant,
    name: ['Sagara', 'Semma', 'New York Dosas'][index] ?? '',
    city: ['Staten Island', 'New York', 'Austin'][index] ?? '',
    state: index === 2 ? ('TX' as const) : ('NY' as const),
  }))
  const ranked = rankByRelevance(list, directoryFields, 'new york')
  expect(ranked.map(({ name }) => name)).toEqual(['New York Dosas', 'Semma', 'Sagara'])
})

test('a whole name goes before a longer one that contains it', () => {
  const names = [
    { name: 'South Portland', place: '' },
    { name: 'Portland', place: '' },
  ]
  expect(rankByRelevance(names, fields, 'portland').map(({ name }) => name)).toEqual([
    'Portland',
    'South Portland',
  ])
})

test('in the real list, new york puts the city before the rest of the state, each by rank', () => {
  const found = filterRestaurants(restaurants, { state: 'All', query: 'new york' })
  const inCity = found.filter(({ city }) => city === 'New York')
  const inState = found.filter(({ city }) => city !== 'New York')
  expect(inCity.length).toBeGreaterThan(1)
  expect(inState.length).toBeGreaterThan(1)
  expect(rankByRelevance(found, directoryFields, 'New York')).toEqual([...inCity, ...inState])
})

test.each([...new Set(restaurants.map(({ state }) => state))])(
  'in the real list, the restaurants of one city of %s stay in order of rank',
  (state) => {
    for (const { city } of restaurants.filter((restaurant) => restaurant.state === state)) {
      const found = filterRestaurants(restaurants, { state, query: city })
      const ranks = rankByRelevance(found, directoryFields, city)
        .filter((restaurant) => restaurant.city === city && !restaurant.name.includes(city))
        .map(({ rank }) => rank)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
  },
)
