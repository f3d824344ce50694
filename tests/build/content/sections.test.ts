import { expect, test } from 'vitest'
import { linkHeadings, readSections } from '#src/build/content/sections.ts'

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
