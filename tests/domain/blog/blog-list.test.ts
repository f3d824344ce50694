import { expect, test } from 'vitest'
import { tandoor } from '#tests/domain/article/some-articles.ts'
import { findArticles } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'

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

test.each([
  ['spices', 'spice-route-guide', /^A guide to Indian spices/],
  ['is ghee vegan', 'vegetarian-revolution', /^Ghee is butter .* vegetarian, not vegan\.$/],
  ['who invented butter chicken', 'tandoor-mastery', /^Butter chicken, murgh makhani/],
  ['buffet st. louis', 'regional-indian-cuisine', /^House of India, .* St\.\sLouis, has/],
  ['tandoor cook specialist', 'tandoor-mastery', /specialist for life\.$/],
  ['first indian restaurant', 'fine-dining-indian', /^The first .* K\. Yaman Kira, a former/],
])('%j leads to the article that says most of it, and to its sentence', (query, id, sentence) => {
  const [first] = findArticles(content.articles, { query }).help?.entries ?? []
  expect(first?.item.id).toBe(id)
  expect(first?.note?.text).toMatch(sentence)
})

test.each(content.articles)('the address of an article leads to it alone: $id', ({ id }) => {
  const { help } = findArticles(content.articles, { query: `https://example.com/blog/${id}` })
  expect(help?.heading).toBe('The article at this address')
  expect(help?.entries.map(({ item }) => item.id)).toEqual([id])
})
