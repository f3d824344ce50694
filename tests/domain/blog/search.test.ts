import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#src/domain/article/values.ts'
import { blogDefaults, blogSearchSchema } from '#src/domain/blog/search.ts'
import { parseQueryString, writeQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

const anyView = fc.record({
  category: fc.constantFrom('All' as const, ...categories),
  query: fc.string({ unit: 'grapheme' }).map(toQueryText),
})
const anyParams = fc.dictionary(
  fc.oneof(fc.constantFrom('category', 'query', '__proto__', 'constructor'), fc.string()),
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
      const category = view.category === 'All' ? '' : view.category
      const url = writeQueryString({ ...view, category })
      expect(blogSearchSchema.parse(parseQueryString(url))).toEqual(view)
    }),
  )
})

test('whatever the params hold, reading gives a view of the blog and never throws', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = blogSearchSchema.parse(params)
      expect(Object.keys(view).toSorted()).toEqual(['category', 'query'])
      expect(['All', ...categories]).toContain(view.category)
      expect(view.query).toBe(toQueryText(view.query))
    }),
  )
})

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const view = blogSearchSchema.parse(params)
      expect(blogSearchSchema.parse(view)).toEqual(view)
    }),
  )
})

test('a text survives the way from the URL into the box and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = toQueryText(text)
      const { query: inBox } = blogSearchSchema.parse(parseQueryString(writeQueryString({ query })))
      expect(writeQueryString({ query: toQueryText(inBox) })).toBe(writeQueryString({ query }))
      expect(inBox).toBe(query)
    }),
  )
})

test('without params the view is the whole blog', () => {
  expect(blogSearchSchema.parse({})).toEqual(blogDefaults)
  expect(blogDefaults).toEqual({ category: 'All', query: '' })
})

test.each(['?category=fine+dining', '?category=FINE%20DINING', '?category=+Fine+Dining+'])(
  'the address %s means Fine Dining',
  (url) => {
    expect(blogSearchSchema.parse(parseQueryString(url)).category).toBe('Fine Dining')
  },
)

test.each(['', 'Recipes', 'fine-dining', 'all', 'constructor', '__proto__'])(
  'the category %j, which the blog does not have, means all of them',
  (category) => {
    expect(blogSearchSchema.parse({ category })).toEqual({ category: 'All', query: '' })
  },
)

test.each([[['Trends', 'Education']], [12], [null], [undefined], [{}]])(
  'the category %j, which is no text, means all of them and keeps the query',
  (category) => {
    expect(blogSearchSchema.parse({ category, query: 'dosa' })).toEqual({
      category: 'All',
      query: 'dosa',
    })
  },
)

test('a query that is no text is ignored and keeps the category', () => {
  expect(blogSearchSchema.parse({ category: 'Trends', query: ['dosa'] })).toEqual({
    category: 'Trends',
    query: '',
  })
})

test('unknown keys are dropped', () => {
  expect(blogSearchSchema.parse({ category: 'Trends', query: 'a', state: 'NY' })).toEqual({
    category: 'Trends',
    query: 'a',
  })
})
