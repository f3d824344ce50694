// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/build/content/markdown.ts'
import { content } from '#tests/site-content.ts'

const { articles, restaurants } = content
const open = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../dist/client', file, 'index.html'), 'utf8')

/** What the reader view of Firefox shows of a page. */
function read(html: string) {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
  const article = new Readability(parse(html)).parse()
  const { body } = parse(article?.content ?? '')
  const headings = Array.from(body.querySelectorAll('h2:has(+ *)'), (h2) => h2.textContent)
  return {
    title: article?.title,
    headings,
    text: body.textContent,
    picture: body.querySelector('img')?.alt,
  }
}

const headingsOf = (html: string) =>
  Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs), ([, words = '']) =>
    words.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  )

test.each(articles)('a reader view of $id has its excerpt, picture and headings', (article) => {
  const html = open(`blog/${article.id}`)
  const { title, headings, text, picture } = read(html)
  expect(title).toBe(article.title)
  expect(text).toContain(article.excerpt)
  expect(picture).toBe(/<main.*?<img[^>]* alt="([^"]+)"/s.exec(html)?.[1])
  // Neither those of the menu and of other articles.
  expect(headings).toEqual(headingsOf(article.html))
})

test.each(restaurants)('a reader view of $slug has its description and headings', (restaurant) => {
  const html = open(`restaurants/${restaurant.slug}`)
  const { headings, text } = read(html)
  expect(text).toContain(restaurant.description)
  expect(headings).toEqual(headingsOf(html))
})

test.each([
  'The names on the menu',
  'Extra ghee',
  'A community of cooks',
  'Plates to share',
  'Contact and comments',
  'Hidden tags, social media',
])('a reader view shows the heading %s', (heading) => {
  const h2 = renderMarkdown({ file: 'a.md', text: `## ${heading}` }, new Set())
  const page = open('blog/tandoor-mastery').replace(/(?<=<\/p>\s*)<h2 [^>]*tabindex.*?<\/h2>/s, h2)
  expect(read(page).headings[0]).toBe(heading)
})
