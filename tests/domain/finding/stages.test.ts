import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/collections/read-content.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import { announceView } from '#src/domain/finding/announce.ts'
import { findClose } from '#src/domain/finding/close.ts'
import { filterItems } from '#src/domain/finding/filter-items.ts'
import { findInSteps, findItems } from '#src/domain/finding/find.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { misspellingCost } from '#src/domain/finding/spelling.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

const { restaurants } = readContent(process.cwd())
const anyState = fc.constantFrom('All' as const, ...restaurants.map(({ state }) => state))
const part = fc
  .tuple(
    fc.constantFrom(...restaurants.flatMap(({ name, city }) => [name, city])),
    fc.nat(),
    fc.nat(),
  )
  .map(([text, from, length]) =>
    text.slice(from % text.length, (from % text.length) + 1 + (length % 6)),
  )
const anyQuery = fc.oneof(part, fc.string({ maxLength: 5 }))

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .toLowerCase()
}

/** The rule of the specification, as plainly as it can be written. */
function isListed(
  { name, city, state }: (typeof restaurants)[number],
  chosen: string,
  query: string,
): boolean {
  const needle = plain(query).trim()
  const texts = needle.length > 2 ? [name, city, state, usStates[state]] : [name, city, state]
  return (
    (chosen === 'All' || state === chosen) && texts.some((text) => plain(text).includes(needle))
  )
}

test('a view lists what a naive reading of the rule lists', () => {
  const plainText = anyQuery.filter((text) => /^[\w ’'-]*$/.test(text))
  fc.assert(
    fc.property(anyState, plainText, (state, query) => {
      const expected = restaurants.filter((restaurant) =>
        isListed(restaurant, state, query.replaceAll(/\s+/g, ' ')),
      )
      expect(filterItems(directoryList, restaurants, { state, query })).toEqual(expected)
    }),
  )
})

test('the order shown is a permutation of what is listed', () => {
  fc.assert(
    fc.property(anyState, anyQuery, (state, query) => {
      const found = findItems(directoryList, restaurants, { state, query })
      expect(found.toSorted((a, b) => a.rank - b.rank)).toEqual(
        filterItems(directoryList, restaurants, { state, query }),
      )
    }),
  )
})

test('a search in steps ends where a search at once does', () => {
  fc.assert(
    fc.property(anyState, anyQuery, (state, query) => {
      const steps = findInSteps(directoryList, restaurants, { state, query })
      let step = steps.next()
      while (step.done !== true) {
        step = steps.next()
      }
      expect(step.value).toEqual(findItems(directoryList, restaurants, { state, query }))
    }),
  )
})

test('close matches are never among what is listed', () => {
  fc.assert(
    fc.property(anyState, anyQuery, (state, query) => {
      const found = findItems(directoryList, restaurants, { state, query })
      const close = findClose(directoryList, restaurants, found, { state, query })
      expect(close?.suggestions.filter(({ item }) => found.includes(item)) ?? []).toEqual([])
    }),
  )
})

test('a right name typed letter by letter never gets a close match', () => {
  for (const { name } of restaurants) {
    for (let length = 1; length <= name.length; length += 1) {
      const search = { state: 'All' as const, query: name.slice(0, length) }
      const found = findItems(directoryList, restaurants, search)
      expect(findClose(directoryList, restaurants, found, search), search.query).toBeUndefined()
    }
  }
})

test('a spelling is offered that lists something, of what is closest', () => {
  const meant = (query: string) =>
    findClose(directoryList, restaurants, [], { state: 'All' as const, query })?.meant?.term
  expect(meant('Dagama')).toBe('Da Gama')
  expect(meant('newyork')).toBe('New York')
  expect(meant('indian in chicago')).toBe('Chicago')
  // Words of two fields, which no view lists.
  expect(meant('semma new york')).toBeUndefined()
})

test('what was typed is not offered in its place', () => {
  const search = { state: 'TX' as const, query: 'Semma' }
  expect(findClose(directoryList, restaurants, [], search)?.meant).toBeUndefined()
})

test('of matches that are as close, those in the chosen state come first', () => {
  const closest = (state: DirectorySearch['state']) =>
    findClose(directoryList, restaurants, [], { state, query: 'kitchin' })?.suggestions.map(
      ({ item }) => item.state,
    )
  const anywhere = closest('All') ?? []
  const states = restaurants
    .filter(({ name }) => /\bkitchen\b/i.test(name))
    .map(({ state }) => state)
  expect(states.length).toBeGreaterThan(anywhere.length)
  for (const state of states) {
    expect(closest(state)?.[0], state).toBe(state)
  }
})

test('where the chosen state has what was typed, the others are not offered', () => {
  const search = { state: 'TN' as const, query: 'ashville' }
  const found = findItems(directoryList, restaurants, search)
  expect(found.map(({ city }) => city)).toEqual(['Nashville'])
  const close = findClose(directoryList, restaurants, found, search)
  expect(close?.suggestions.length).toBeGreaterThan(0)
  expect(close?.elsewhere).toBe(0)
})

test('a spelling that is offered lists something', () => {
  fc.assert(
    fc.property(part, fc.nat(), (text, at) => {
      const cut = at % text.length
      const search = { state: 'CA' as const, query: `${text.slice(0, cut)}q${text.slice(cut)}` }
      const found = findItems(directoryList, restaurants, search)
      const meant = findClose(directoryList, restaurants, found, search)?.meant
      expect(
        meant === undefined || filterItems(directoryList, restaurants, meant.search).length > 0,
      ).toBe(true)
    }),
  )
})

test('a text is no slip away from itself, and both directions of a swap cost the same', () => {
  expect(misspellingCost('semma', 'semma', 3)).toBe(0)
  expect(misspellingCost('smema', 'semma', 3)).toBe(misspellingCost('semma', 'smema', 3))
  expect(misspellingCost('rasikka', 'rasika', 3)).toBeLessThan(1)
  expect(misspellingCost('xqzjv', 'semma', 2)).toBe(Infinity)
})

test.each([
  [12, { state: 'CA', query: '' }, '12 restaurants found in California'],
  [3, { state: 'DC', query: '' }, '3 restaurants found in Washington, D.C.'],
  [1, { state: 'All', query: 'semma' }, '1 restaurant found'],
  [0, { state: 'All', query: 'xqzjv' }, 'No restaurants found.'],
] as const)('%i in %o are announced as "%s"', (count, search, spoken) => {
  expect(announceView(directoryList, search, count, undefined)).toBe(spoken)
})

test('close matches are announced after the count', () => {
  const search = { state: 'All' as const, query: 'rasikka' }
  const close = findClose(directoryList, restaurants, [], search)
  expect(announceView(directoryList, search, 0, close)).toBe(
    `No restaurants found. ${close?.suggestions.length} close match${close?.suggestions.length === 1 ? '' : 'es'} below.`,
  )
})

test('the default view is the bare path, and any other has its params in order', () => {
  expect(hrefOf(directoryList, directoryList.defaults)).toBe('/restaurants')
  expect(hrefOf(directoryList, { state: 'TX' as const, query: "kiran's" })).toBe(
    '/restaurants?query=kiran%27s&state=TX',
  )
})
