import { expect, test } from 'vitest'
import { tandoor } from '#tests/domain/article/some-articles.ts'
import { findArticles } from '#tests/domain/directory/search-for.ts'

const articles = [
  { ...tandoor, title: 'The bread oven', excerpt: 'Dough on a clay wall.' },
  { ...tandoor, title: 'The case for vegetables', excerpt: 'No bread.' },
]

test.each([
  ['bread', ['The bread oven', 'The case for vegetables']],
  ['clay', ['The bread oven']],
  ['techniques', []],
])('the query %j is looked for in titles and excerpts only and finds %j', (query, titles) => {
  const { found } = findArticles(articles, { query })
  expect(found.map(({ item }) => item.title)).toEqual(titles)
})
