import { expect, test } from 'vitest'
import { publishArticlePage } from '#src/build/publish/article-page.ts'
import type { Category } from '#src/domain/article/categories.ts'
import { tandoor } from '#tests/domain/article/some-articles.ts'

const article = (id: string, category: Category, body: string) => ({
  ...tandoor,
  title: '',
  excerpt: '',
  id,
  category,
  body,
})

test.each([
  [
    'the same category comes first, then more words in common',
    [
      article('one', 'Trends', 'charcoal smoke tandoor'),
      article('words', 'Education', 'charcoal smoke tandoor'),
      article('one-word', 'Education', 'a charcoal grill'),
      article('category', 'Trends', 'nothing in common'),
    ],
    ['category', 'words', 'one-word'],
  ],
  [
    'a word that few articles have counts for more than one that all have',
    [
      article('one', 'Trends', 'kitchen biryani'),
      article('common', 'Education', 'kitchen'),
      article('rare', 'Education', 'biryani'),
      article('other', 'Education', 'kitchen'),
    ],
    ['rare', 'common', 'other'],
  ],
])('to read next: %s', (_rule, list, ids) => {
  const one = { ...tandoor, body: '', ...list[0] }
  // The page links to it as the one before.
  const neighbor = article('neighbor', one.category, one.body)
  const all = [one, neighbor, ...list.slice(1)]
  expect(publishArticlePage(one, all).related.map(({ id }) => id)).toEqual(ids)
})
