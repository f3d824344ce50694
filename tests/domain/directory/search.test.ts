import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directoryDefaults, directorySearchSchema } from '#src/domain/directory/search.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

const states = ['CA', 'NY', 'TX'] as const
const schema = directorySearchSchema(states)
const anyView = fc.record({
  state: fc.constantFrom('All' as const, ...states),
  query: fc.string({ unit: 'grapheme' }).map(toQueryText),
})
const anyParams = fc.dictionary(
  fc.oneof(fc.constantFrom('state', 'query', '__proto__', 'constructor'), fc.string()),
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.string()),
    fc.constant(undefined),
    fc.anything(),
  ),
)

test('every view is read back from the URL that a link to it writes', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const url = writeQueryString({ ...view, state: view.state === 'All' ? '' : view.state })
      expect(schema.parse(parseQueryString(url))).toEqual(view)
    }),
  )
})

test('every URL has one canonical spelling, which leads to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (state, query) => {
      const first = schema.parse(parseQueryString(writeQueryString({ state, query })))
      const url = writeQueryString({ ...first, state: first.state === 'All' ? '' : first.state })
      const second = schema.parse(parseQueryString(url))
      expect(
        writeQueryString({ ...second, state: second.state === 'All' ? '' : second.state }),
      ).toBe(url)
    }),
  )
})

test('whatever the params hold, reading gives a view of the list and never throws', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = schema.parse(params)
      expect(Object.keys(view).toSorted()).toEqual(['query', 'state'])
      expect(['All', ...states]).toContain(view.state)
      expect(view.query).toBe(toQueryText(view.query))
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

test('a text survives the way from the URL into the box and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = toQueryText(text)
      const { query: inBox } = schema.parse(parseQueryString(writeQueryString({ query })))
      expect(writeQueryString({ query: toQueryText(inBox) })).toBe(writeQueryString({ query }))
      expect(inBox).toBe(query)
    }),
  )
})

test('without params the view is the whole list', () => {
  expect(schema.parse({})).toEqual(directoryDefaults)
  expect(directoryDefaults).toEqual({ state: 'All', query: '' })
})

test.each(['ny', 'Ny', ' NY ', 'nY\n'])('the state %j means NY', (state) => {
  expect(schema.parse({ state })).toEqual({ state: 'NY', query: '' })
})

test.each(['', 'XX', 'WY', 'New York', 'all', 'ALL', 'constructor', '__proto__', 'N Y'])(
  'the state %j, which the list does not have, means all of them',
  (state) => {
    expect(schema.parse({ state })).toEqual({ state: 'All', query: '' })
  },
)

test.each([[['NY', 'TX']], [12], [null], [undefined], [{}]])(
  'the state %j, which is no text, means all of them and keeps the query',
  (state) => {
    expect(schema.parse({ state, query: 'dosa' })).toEqual({ state: 'All', query: 'dosa' })
  },
)

test('a query that is no text is ignored and keeps the state', () => {
  expect(schema.parse({ state: 'NY', query: ['dosa'] })).toEqual({ state: 'NY', query: '' })
})

test('a query that looks like a number stays the text it is', () => {
  expect(schema.parse(parseQueryString('?query=662E41'))).toEqual({ state: 'All', query: '662E41' })
})

test('a query is tidied', () => {
  expect(schema.parse(parseQueryString('?query=++new%0A++york+'))).toEqual({
    state: 'All',
    query: 'new york',
  })
})

test('unknown keys are dropped', () => {
  expect(schema.parse({ state: 'TX', query: 'a', utm_source: 'x' })).toEqual({
    state: 'TX',
    query: 'a',
  })
})

test('with restaurants in every state every state is known', () => {
  const everyState = directorySearchSchema(stateCodes)
  for (const state of stateCodes) {
    expect(everyState.parse({ state: state.toLowerCase() }).state).toBe(state)
  }
})
