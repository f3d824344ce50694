import { expect, test } from 'vitest'
import { publishArticlePage } from '#src/build/publish/article-page.ts'
import type { Category } from '#src/domain/article/categories.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { tandoor } from '#tests/components/ArticleCard/some-articles.ts'

const { articles } = readContent(process.cwd())

test.each(articles)('$id has three others to read next', (article) => {
  const { related } = publishArticlePage(article, articles)
  expect(related).toHaveLength(3)
  expect(articles).toEqual(
    expect.arrayContaining(related.map((one): unknown => expect.objectContaining(one))),
  )
  expect(related.map(({ id }) => id)).not.toContain(article.id)
})

test('the sections of a body are its headings, as plain text', () => {
  const body =
    '<h2 id="salt-acid">Salt &amp; <strong>acid</strong></h2><p>Text.</p><h2 id="end">End</h2>'
  expect(publishArticlePage({ ...tandoor, body }, []).sections).toEqual([
    { id: 'salt-acid', title: 'Salt & acid' },
    { id: 'end', title: 'End' },
  ])
})

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
  [
    'case, diacritics and short words do not matter',
    [
      article('one', 'Trends', 'Purée of the day'),
      article('short', 'Education', 'the day of the'),
      article('same', 'Education', 'PUREE'),
    ],
    ['same', 'short'],
  ],
])('to read next: %s', (_rule, list, ids) => {
  const one = { ...tandoor, body: '', ...list[0] }
  expect(publishArticlePage(one, list).related.map(({ id }) => id)).toEqual(ids)
})
