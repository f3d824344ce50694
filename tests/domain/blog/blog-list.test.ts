import { expect, test } from 'vitest'
import { findArticles } from '#tests/domain/directory/search-for.ts'
import { content } from '#tests/site-content.ts'

const [article] = content.articles
const articles = [
  ['The bread oven', 'Techniques', 'Dough on a clay wall.'],
  ['The case for vegetables', 'Vegetarian', 'No bread.'],
  ['Vik’s long day', 'Techniques', 'A cook and a fire.'],
].flatMap(([title = '', category, excerpt = '']) =>
  article ? [{ ...article, id: title, title, category, excerpt } as typeof article] : [],
)

test.each([
  ['bread', ['The bread oven', 'The case for vegetables']],
  ['BREAD OVEN', ['The bread oven']],
  ['clay', ['The bread oven']],
  ["vik's", ['Vik’s long day']],
  ['tandoor', []],
  ['techniques', []],
])('the query %j is looked for in titles and excerpts only and finds %j', (query, titles) => {
  const { found } = findArticles(articles, { query })
  expect(found.map(({ item }) => item.title)).toEqual(titles)
})
