import { expect, test } from 'vitest'
import { publishArticlePage } from '#src/build/content/publish/article-page.ts'
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
