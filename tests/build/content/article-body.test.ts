import { expect, test } from 'vitest'
import { publishBody } from '#src/build/content/article-body.ts'
import { readContent } from '#src/build/content/read-content.ts'

const { articles } = readContent(process.cwd())

test.each(articles)('$id has three others to read next', ({ id }) => {
  const { related } = publishBody(articles, id)
  expect(related).toHaveLength(3)
  expect(articles.map((article) => article.id)).toEqual(expect.arrayContaining([...related]))
  expect(related).not.toContain(id)
})

test('a body that nobody wrote is not published', () => {
  expect(() => publishBody(articles, 'unknown')).toThrow('unknown')
})
