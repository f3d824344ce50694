import { expect, test } from 'vitest'
import { publishBody } from '#src/build/content/publish/article-body.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { tandoor } from '#tests/components/ArticleCard/some-articles.ts'

const { articles } = readContent(process.cwd())

test.each(articles)('$id has three others to read next', (article) => {
  const { related } = publishBody(article, articles)
  expect(related).toHaveLength(3)
  expect(articles.map(({ id }) => id)).toEqual(expect.arrayContaining([...related]))
  expect(related).not.toContain(article.id)
})

test('the sections of a body are its headings, as plain text', () => {
  const body =
    '<h2 id="salt-acid">Salt &amp; <strong>acid</strong></h2><p>Text.</p><h2 id="end">End</h2>'
  expect(publishBody({ ...tandoor, body }, []).sections).toEqual([
    { id: 'salt-acid', title: 'Salt & acid' },
    { id: 'end', title: 'End' },
  ])
})
