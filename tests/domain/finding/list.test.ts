import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  activeFilters,
  defaultsOf,
  filterOf,
  hrefOf,
  indexedViews,
  isIndexed,
  paramsOf,
  type Filter,
  type ListDefinition,
} from '#src/domain/finding/list.ts'
import { oneOf, querySchema } from '#src/domain/finding/search-schema.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

interface Tea {
  name: string
  leaf: 'black' | 'green'
  cups: number
}

const leaves = ['black', 'green'] as const
const cups = ['1', '2', '3'] as const

const leafFilter = {
  param: 'leaf',
  default: 'All',
  matches: (tea, leaf) => tea.leaf === leaf,
  valuesOf: () => leaves,
  name: (leaf) => `${leaf} leaves`,
  label: (leaf) => leaf,
  spoken: (leaf) => leaf,
  phrase: (leaf) => `of ${leaf} leaves`,
  isIndexed: true,
} satisfies Filter<Tea, 'leaf', 'All' | (typeof leaves)[number]>
// Before its neighbor in the alphabet, and behind it in the URL.
const cupsFilter = {
  param: 'cups',
  default: 'any',
  matches: (tea, value) => `${tea.cups}` === value,
  valuesOf: () => cups,
  name: (value) => `${value} cups`,
  label: (value) => value,
  spoken: (value) => value,
  phrase: (value) => `for ${value} cups`,
} satisfies Filter<Tea, 'cups', 'any' | (typeof cups)[number]>
const filters = [leafFilter, cupsFilter] as const

const schema = z.object({
  leaf: oneOf(['All', ...leaves], 'All'),
  cups: oneOf(['any', ...cups], 'any'),
  query: querySchema,
})
type TeaSearch = z.output<typeof schema>

const teaList: ListDefinition<Tea, TeaSearch> = {
  path: '/teas',
  noun: { one: 'tea', many: 'teas' },
  keyOf: ({ name }) => name,
  filters,
  fields: [{ name: 'name', text: ({ name }) => name }],
  hints: [],
  words: {
    count: (count) => `${count}`,
    none: 'No tea',
    searched: 'Search names.',
    searchLabel: 'Search teas',
    placeholder: 'Search teas...',
  },
  heading: () => 'Teas',
}

const anySearch: fc.Arbitrary<TeaSearch> = fc.record({
  leaf: fc.constantFrom('All' as const, ...leaves),
  cups: fc.constantFrom('any' as const, ...cups),
  query: fc.string({ unit: 'grapheme' }).map(toQueryText),
})
const anyKey = fc.oneof(
  fc.constantFrom('leaf', 'cups', 'query', '__proto__', 'constructor'),
  fc.string(),
)
const anyParams = fc.dictionary(
  anyKey,
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' GREEN ', '2', 'All', 'any'),
    fc.array(fc.string()),
    fc.anything(),
  ),
)

/** The same search with its keys in another order. */
const shuffled = (search: TeaSearch) =>
  fc
    .shuffledSubarray(Object.entries(search), { minLength: 3 })
    .map((entries) => Object.fromEntries(entries) as TeaSearch)

test('the defaults are those of the filters, and no text', () => {
  expect(defaultsOf(teaList)).toEqual({ leaf: 'All', cups: 'any', query: '' })
  expect(hrefOf(teaList, defaultsOf(teaList))).toBe('/teas')
})

test('the params stand in the order of the definition, whatever the order of the keys', () => {
  fc.assert(
    fc.property(
      anySearch.chain((search) => fc.tuple(fc.constant(search), shuffled(search))),
      ([search, other]) => {
        expect(hrefOf(teaList, other)).toBe(hrefOf(teaList, search))
        const keys = [...new URLSearchParams(hrefOf(teaList, other).split('?')[1]).keys()]
        expect(keys).toEqual(['leaf', 'cups', 'query'].filter((key) => keys.includes(key)))
        expect(Object.keys(paramsOf(filters, other))).toEqual(keys)
      },
    ),
  )
})

test('the text comes last', () => {
  expect(hrefOf(teaList, { query: 'a b', cups: '2', leaf: 'green' })).toBe(
    '/teas?leaf=green&cups=2&query=a+b',
  )
  expect(hrefOf(teaList, { query: 'assam', cups: '2' })).toBe('/teas?cups=2&query=assam')
})

test('every view is read back from its URL', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const [, queryString = ''] = hrefOf(teaList, search).split('?')
      expect(schema.parse(parseQueryString(queryString))).toEqual(search)
    }),
  )
})

test('whatever the params hold, reading gives a view and never throws, and again gives the same', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const search = schema.parse(params)
      expect(Object.keys(search)).toEqual(['leaf', 'cups', 'query'])
      expect(['All', ...leaves]).toContain(search.leaf)
      expect(['any', ...cups]).toContain(search.cups)
      expect(search.query).toBe(toQueryText(search.query))
      expect(schema.parse(search)).toEqual(search)
    }),
  )
})

test('whatever a URL holds, it has one canonical spelling, which leads to itself', () => {
  fc.assert(
    fc.property(fc.dictionary(anyKey, fc.string({ unit: 'binary' })), (params) => {
      const read = (queryString: string) =>
        hrefOf(teaList, schema.parse(parseQueryString(queryString)))
      const href = read(writeQueryString(params))
      expect(read(href.slice(teaList.path.length))).toBe(href)
    }),
  )
})

test('the filters that are on are named in the order of the definition', () => {
  const on = (search: TeaSearch) =>
    activeFilters(teaList, search).map(({ filter, value }) => [filter.param, value])
  expect(on({ query: 'a', cups: '2', leaf: 'green' })).toEqual([
    ['leaf', 'green'],
    ['cups', '2'],
  ])
  expect(on({ query: 'a', cups: 'any', leaf: 'green' })).toEqual([['leaf', 'green']])
  expect(on(defaultsOf(teaList))).toEqual([])
})

test('a filter is found by its param, and a wrong one is told', () => {
  expect(filterOf(teaList, 'cups')).toBe(cupsFilter)
  expect(() => filterOf(teaList, 'milk')).toThrow(
    'Expected a filter of /teas with the param milk, found none.',
  )
})

test('search engines may list the whole list and the views of one indexed filter alone', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(isIndexed(teaList, search)).toBe(search.query === '' && search.cups === 'any')
    }),
  )
  const both = { ...teaList, filters: [leafFilter, { ...cupsFilter, isIndexed: true }] }
  expect(isIndexed(both, { leaf: 'All', cups: '2', query: '' })).toBe(true)
  expect(isIndexed(both, { leaf: 'green', cups: '2', query: '' })).toBe(false)
})

test('the views for the sitemap are indexed, and each lists something', () => {
  const teas: readonly Tea[] = [{ name: 'Assam', leaf: 'black', cups: 2 }]
  expect(indexedViews(teaList, teas)).toEqual([{ leaf: 'black', cups: 'any', query: '' }])
  const more: readonly Tea[] = [...teas, { name: 'Nilgiri', leaf: 'green', cups: 1 }]
  const views = indexedViews(teaList, more)
  expect(views.map((view) => hrefOf(teaList, view))).toEqual([
    '/teas?leaf=black',
    '/teas?leaf=green',
  ])
  expect(views.every((view) => isIndexed(teaList, view))).toBe(true)
  expect(indexedViews(teaList, [])).toEqual([])
})
