import { expect, test } from 'vitest'
import { findRelated } from '#src/domain/article/related.ts'

const findIds = (...args: Parameters<typeof findRelated>) =>
  findRelated(...args).map(({ id }) => id)
const article = (id: string, category: string, text: string) => ({ id, category, text })

test('articles of the same category come first, then those that share more words', () => {
  const articles = [
    article('one', 'Trends', 'charcoal smoke tandoor'),
    article('words', 'Education', 'charcoal smoke tandoor'),
    article('one-word', 'Education', 'a charcoal grill'),
    article('category', 'Trends', 'nothing in common'),
  ]
  expect(findIds(articles, 'one', 3)).toEqual(['category', 'words', 'one-word'])
})

test('a word that few articles have counts for more than one that all have', () => {
  const articles = [
    article('one', 'A', 'kitchen biryani'),
    article('common', 'B', 'kitchen'),
    article('rare', 'C', 'biryani'),
    article('other', 'D', 'kitchen'),
  ]
  expect(findIds(articles, 'one', 2)).toEqual(['rare', 'common'])
})

test('case, diacritics and short words do not matter', () => {
  const articles = [
    article('one', 'A', 'Purée of the day'),
    article('short', 'B', 'the day of the'),
    article('same', 'C', 'PUREE'),
  ]
  expect(findIds(articles, 'one', 1)).toEqual(['same'])
})

test('equally close articles stay in order, and an article is not related to itself', () => {
  const articles = ['c', 'a', 'b', 'd'].map((id) => article(id, 'A', 'spice'))
  expect(findIds(articles, 'a', 3)).toEqual(['c', 'b', 'd'])
})
