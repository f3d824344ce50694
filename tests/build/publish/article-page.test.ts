import { expect, test } from 'vitest'
import { publishArticlePage } from '#src/build/publish/article-page.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { tandoor } from '#tests/domain/article/some-articles.ts'

const article = (id: string, category: Article['category'], html: string, image = id) => ({
  ...tandoor,
  title: '',
  excerpt: '',
  id,
  image,
  category,
  html,
})

test('to read next: the same category comes first, then more words in common, each picture once', () => {
  const one = article('one', 'Trends', 'charcoal smoke tandoor')
  const all = [
    one,
    // The page links to it as the one before.
    article('neighbor', 'Trends', 'charcoal smoke tandoor'),
    article('one-word', 'Education', 'a charcoal grill'),
    article('same-picture', 'Education', 'charcoal smoke grill', 'words'),
    article('words', 'Education', 'charcoal smoke tandoor'),
    article('category', 'Trends', 'nothing in common'),
  ]
  expect(
    publishArticlePage(one, { articles: all, pictures: [] }).related.map(({ id }) => id),
  ).toEqual(['category', 'words', 'one-word'])
})
