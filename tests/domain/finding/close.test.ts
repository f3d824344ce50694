import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { findView } from '#src/domain/finding/view.ts'
import { searchFor } from '#tests/domain/directory/search-for.ts'

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

const find = (state: DirectorySearch['state'], query: string) =>
  findView(directoryList, restaurants, searchFor({ state, query }))

test('close matches are never among what is listed', () => {
  fc.assert(
    fc.property(anyState, anyQuery, (state, query) => {
      const { found, close } = find(state, query)
      const listed = new Set(found.map(({ item }) => item))
      expect(close.suggestions.filter(({ item }) => listed.has(item))).toEqual([])
    }),
  )
})

test('a right name typed letter by letter never gets a close match', () => {
  for (const { name } of restaurants) {
    for (let length = 1; length <= name.length; length += 1) {
      const query = name.slice(0, length)
      expect(find('All', query).close, query).toEqual({
        suggestions: [],
        meant: undefined,
        elsewhere: 0,
      })
    }
  }
})

test('a spelling is offered that lists something, of what is closest', () => {
  const meant = (query: string) => find('All', query).close.meant?.term
  expect(meant('Dagama')).toBe('Da Gama')
  expect(meant('newyork')).toBe('New York')
  expect(meant('indian in chicago')).toBe('Chicago')
  // Words of two fields, which no view lists.
  expect(meant('semma new york')).toBeUndefined()
})

test('what was typed is not offered in its place', () => {
  const { close } = find('TX', 'Semma')
  expect(close.suggestions).toMatchObject([{ item: { slug: 'semma-new-york' } }])
  expect(close.meant).toBeUndefined()
})

test('where the filters leave nothing, it is said how many the text alone finds', () => {
  expect(find('TX', 'semma').close.elsewhere).toBe(1)
  expect(find('TX', 'new york').close.elsewhere).toBe(find('All', 'new york').found.length)
  expect(find('All', 'xqzjv').close.elsewhere).toBe(0)
})

test('of matches that are as close, those in the chosen state come first', () => {
  const closest = (state: DirectorySearch['state']) =>
    find(state, 'kitchin').close.suggestions.map(({ item }) => item.state)
  const states = restaurants
    .filter(({ name }) => /\bkitchen\b/i.test(name))
    .map(({ state }) => state)
  expect(states.length).toBeGreaterThan(closest('All').length)
  for (const state of states) {
    expect(closest(state)[0], state).toBe(state)
  }
})

test('where the chosen state has what was typed, the others are not offered', () => {
  const { found, close } = find('TN', 'ashville')
  expect(found.map(({ item }) => item.city)).toEqual(['Nashville'])
  expect(close.suggestions.length).toBeGreaterThan(0)
  expect(close.elsewhere).toBe(0)
})

test('a spelling that is offered lists something, or has help', () => {
  fc.assert(
    fc.property(part, fc.nat(), (text, at) => {
      const cut = at % text.length
      const { meant } = find('CA', `${text.slice(0, cut)}q${text.slice(cut)}`).close
      const view = meant && findView(directoryList, restaurants, meant.search)
      expect(view === undefined || view.found.length > 0 || view.help !== undefined).toBe(true)
    }),
    // Meant is Boston, another name of Cambridge, which nothing lists.
    { examples: [['uston', 0]] },
  )
})

test('the spelling that is offered keeps the filters where they list something for it', () => {
  expect(find('NY', 'semmma').close.meant).toEqual({
    term: 'Semma',
    search: searchFor({ state: 'NY', query: 'Semma' }),
  })
  expect(find('TX', 'semmma').close.meant).toEqual({
    term: 'Semma',
    search: searchFor({ query: 'Semma' }),
  })
})

test('filters alone that list nothing have no text to search elsewhere', () => {
  expect(find('HI', '')).toMatchObject({ found: [], close: { suggestions: [], elsewhere: 0 } })
})
