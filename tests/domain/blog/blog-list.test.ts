import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Article } from '#src/domain/article/article-schema.ts'
import { categories } from '#src/domain/article/categories.ts'
import { blogSchema as schema, type BlogSearch } from '#src/domain/blog/blog-filters.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { hrefOf } from '#src/domain/finding/list-definition.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { blogSearchFor, findArticles } from '#tests/domain/directory/search-for.ts'

const anyView = fc
  .record({
    category: fc.constantFrom('All' as const, ...categories),
    query: fc.string({ unit: 'grapheme' }).map(toQueryText),
  })
  .map((search) => blogSearchFor(search))
const rest = {
  date: 'November 14, 2025',
  image: 'tandoor',
  description: 'Where the smoke is.',
  readTime: '6 min read',
} as const
const articles: readonly Article[] = [
  {
    ...rest,
    id: 'a',
    title: 'The bread oven',
    category: 'Techniques',
    excerpt: 'Dough on a clay wall.',
  },
  {
    ...rest,
    id: 'b',
    title: 'The case for vegetables',
    category: 'Vegetarian',
    excerpt: 'No bread.',
  },
  {
    ...rest,
    id: 'c',
    title: 'Vik’s long day',
    category: 'Techniques',
    excerpt: 'A cook and a fire.',
  },
]

const findSome = (search: Partial<BlogSearch>) =>
  findArticles(articles, search).found.map(({ item }) => item)

test.each([
  ['All', 'Blog'],
  ['Fine Dining', 'Blog – Fine Dining'],
] as const)('the heading of %s is "%s"', (category, heading) => {
  expect(blogList.heading(blogSearchFor({ category, query: 'dosa' }), [])).toBe(heading)
})

test.each([
  ['bread', ['a', 'b']],
  ['BREAD OVEN', ['a']],
  ['clay', ['a']],
  ["vik's", ['c']],
  ['smoke', []],
  ['tandoor', []],
  ['techniques', []],
  ['', ['a', 'b', 'c']],
])('the query %j is looked for in titles and excerpts only and finds %j', (query, ids) => {
  expect(findSome({ query }).map(({ id }) => id)).toEqual(ids)
})

test('every view is read back from the URL that a link to it writes', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const url = hrefOf(blogList, view).slice(blogList.path.length)
      expect(schema.parse(parseQueryString(url))).toEqual(view)
    }),
  )
})
