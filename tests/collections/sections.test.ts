import { expect, test } from 'vitest'
import { publishBody } from '#src/collections/article-body.ts'
import { readContent } from '#src/collections/read-content.ts'
import { linkHeadings, readSections } from '#src/collections/sections.ts'

const html =
  '<h2 id="salt-acid">Salt &amp; <strong>acid</strong></h2>\n<p>Text.</p>\n<h2 id="end">End</h2>'

test('the sections of a body are its headings, in plain words', () => {
  expect(readSections(html)).toEqual([
    { id: 'salt-acid', title: 'Salt & acid' },
    { id: 'end', title: 'End' },
  ])
})

test('a heading becomes a link to itself', () => {
  expect(linkHeadings('<h2 id="end">End</h2>')).toBe(
    '<h2 id="end" tabindex="-1"><a href="#end">End</a></h2>',
  )
})

test('a heading that holds a link is no other', () => {
  expect(linkHeadings('<h2 id="end"><a href="/blog">End</a></h2>')).toBe(
    '<h2 id="end" tabindex="-1"><a href="/blog">End</a></h2>',
  )
})

const { articles, list } = readContent(process.cwd())

test.each(articles)('$id has three others to read next', ({ id }) => {
  const { related } = publishBody(articles, id)
  expect(related).toHaveLength(3)
  expect(articles.map((article) => article.id)).toEqual(expect.arrayContaining([...related]))
  expect(related).not.toContain(id)
})

test('a body that nobody wrote is not published', () => {
  expect(() => publishBody(articles, 'unknown')).toThrow('unknown')
})

test('the list says when it was last updated', () => {
  expect(list.updated).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
})
