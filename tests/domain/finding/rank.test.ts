import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { foldQuery, matchText, type SearchField } from '#src/domain/finding/match.ts'
import { rank } from '#src/domain/finding/rank.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const { restaurants } = readContent(process.cwd())

interface Kitchen {
  name: string
  place: string
}

const fields: readonly SearchField<Kitchen>[] = [
  { name: 'name', text: ({ name }) => name },
  { name: 'place', text: ({ place }) => place },
]
const word = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', "'"), maxLength: 6 })
const anyItems = fc.array(fc.record({ name: word, place: word }))

/** Stages one and two. */
function find<Item>(
  items: readonly Item[],
  where: readonly SearchField<Item>[],
  query: string,
): Item[] {
  return rank(matchText(items, where, query), where, query).map(({ item }) => item)
}

test('ranking neither adds nor drops an item, whatever the query', () => {
  fc.assert(
    fc.property(anyItems, word, fc.string({ unit: 'binary' }), (items, kept, query) => {
      const matches = matchText(items, fields, kept)
      const ranked = rank(matches, fields, query)
      expect(ranked).toHaveLength(matches.length)
      expect(new Set(ranked)).toEqual(new Set(matches))
    }),
  )
})

test('whole words go first, and of those that are as whole, a match in an earlier field', () => {
  fc.assert(
    fc.property(anyItems, word, (items, query) => {
      fc.pre(foldQuery(query).length > 1)
      const positions = rank(matchText(items, fields, query), fields, query).map(
        ({ isWhole, field }) =>
          (isWhole ? 0 : fields.length) + fields.findIndex((one) => one === field),
      )
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    }),
  )
})

test('items that match with the same text stay in order', () => {
  fc.assert(
    fc.property(fc.array(word), word, fc.constantFrom('aa', 'bb'), (names, place, query) => {
      const items = names
        .map((name, index) => ({
          name: name.replaceAll(/[aéB]/g, 'z'),
          place: `${place}aaBB`,
          index,
        }))
        .toReversed()
      expect(find(items, fields, query)).toEqual(items)
    }),
  )
})

test('without a query, and with one letter, the given order stays', () => {
  expect(find(someRestaurants, directoryList.fields, ' ')).toEqual(someRestaurants)
  for (const letter of ['s', 'É']) {
    const found = find(restaurants, directoryList.fields, letter)
    expect(found).toHaveLength(matchText(restaurants, directoryList.fields, letter).length)
    expect(found.map((one) => one.rank)).toEqual(
      found.map((one) => one.rank).toSorted((a, b) => a - b),
    )
  }
})

test('a name goes before a city, and a city before a state', () => {
  const list = someRestaurants.slice(0, 3).map((restaurant, index) => ({
    ...restaurant,
    name: ['Sagara', 'Semma', 'New York Dosas'][index] ?? '',
    city: ['Staten Island', 'New York', 'Austin'][index] ?? '',
    state: index === 2 ? ('TX' as const) : ('NY' as const),
  }))
  const found = find(list, directoryList.fields, 'new york')
  expect(found.map(({ name }) => name)).toEqual(['New York Dosas', 'Semma', 'Sagara'])
})

test('a whole name goes before a longer one that contains it', () => {
  const names = [
    { name: 'South Portland', place: '' },
    { name: 'Portland', place: '' },
  ]
  expect(find(names, fields, 'portland').map(({ name }) => name)).toEqual([
    'Portland',
    'South Portland',
  ])
})

test('a whole word of a later field goes before letters inside a word of an earlier one', () => {
  const names = [
    { name: 'Lala', place: 'Austin' },
    { name: 'Copra', place: 'LA' },
  ]
  expect(find(names, fields, 'la').map(({ name }) => name)).toEqual(['Copra', 'Lala'])
})

test.each(['la', 'nj', 'CA', 'ga'])(
  'in the real list, the code %s puts its state first, by rank',
  (code) => {
    const found = find(restaurants, directoryList.fields, code)
    const inState = restaurants.filter(({ state }) => state === code.toUpperCase())
    expect(inState.length).toBeGreaterThan(0)
    expect(found.slice(0, inState.length)).toEqual(inState)
  },
)

test.each([...new Set(restaurants.map(({ state }) => state))])(
  'in the real list, the restaurants of one city of %s stay in order of rank',
  (state) => {
    const inState = restaurants.filter((restaurant) => restaurant.state === state)
    for (const { city } of inState) {
      const ranks = find(inState, directoryList.fields, city)
        .filter((restaurant) => restaurant.city === city && !restaurant.name.includes(city))
        .map((restaurant) => restaurant.rank)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
  },
)
