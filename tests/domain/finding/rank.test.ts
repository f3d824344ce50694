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
