import { expect, test } from 'vitest'
import type { Article } from '#src/domain/article/schema.ts'
import { filterArticles } from '#src/domain/blog/filter.ts'

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
  expect(filterArticles(articles, { category: 'All', query }).map(({ id }) => id)).toEqual(ids)
})

test('an article must match both the category and the query', () => {
  const found = filterArticles(articles, { category: 'Techniques', query: 'bread' })
  expect(found.map(({ id }) => id)).toEqual(['a'])
})

test('a category without an article is empty', () => {
  expect(filterArticles(articles, { category: 'Trends', query: '' })).toEqual([])
})
