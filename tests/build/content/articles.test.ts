import { expect, test } from 'vitest'
import { readArticles } from '#src/build/content/articles.ts'
import type { YamlSource } from '#src/build/content/read-yaml.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const pictureNames = [
  'regional-cuisine',
  'fine-dining',
  'kitchen',
  'spices',
  'vegetarian',
  'tandoor',
]
const read = (sources: readonly YamlSource[], list: readonly Restaurant[]) =>
  readArticles(sources, list, pictureNames, ['/', '/about', '/contact'])

const write = (id: string, date: string, body: string) => ({
  file: `${id}.md`,
  text: `---
id: ${id}
title: The chef's "oven"
date: ${date}
category: Techniques
image: tandoor
excerpt: Dough -- on a clay wall.
description: How it's done.
---
${body}
`,
})

test('articles come newest first, and those of one day by id', () => {
  const sources = [
    write('older', 'December 31, 2024', 'Text.'),
    write('same-b', 'August 8, 2025', 'Text.'),
    write('newest', 'November 14, 2025', 'Text.'),
    write('same-a', 'August 8, 2025', 'Text.'),
    write('earlier', 'August 29, 2024', 'Text.'),
  ]
  expect(read(sources, []).map(({ id }) => id)).toEqual([
    'newest',
    'same-a',
    'same-b',
    'older',
    'earlier',
  ])
})

test.each([
  [1, '1 min read'],
  [220, '1 min read'],
  [329, '1 min read'],
  [330, '2 min read'],
  [1320, '6 min read'],
  [1760, '8 min read'],
])('%i words are read at 220 a minute: %s', (count, readTime) => {
  const [article] = read([write('a', 'August 8, 2025', 'word '.repeat(count))], [])
  expect(article?.readTime).toBe(readTime)
})

test('headings and the words of links are read too, addresses are not', () => {
  const paragraph = '[one two](https://example.com/three/four)\n\n'.repeat(109)
  const [short] = read([write('a', 'August 8, 2025', `${paragraph}## ${'x '.repeat(111)}`)], [])
  const [long] = read([write('a', 'August 8, 2025', `${paragraph}## ${'x '.repeat(112)}`)], [])
  expect(short?.readTime).toBe('1 min read')
  expect(long?.readTime).toBe('2 min read')
})

test('what lists show is set with the quotes of print', () => {
  const [article] = read([write('a', 'August 8, 2025', 'Text.')], [])
  expect(article).toMatchObject({
    title: 'The chef’s “oven”',
    excerpt: 'Dough — on a clay wall.',
    description: 'How it’s done.',
    date: 'August 8, 2025',
  })
})

test('a link to a restaurant leads to its page', () => {
  const body = 'At [Semma](restaurant:semma-new-york).'
  const [article] = read([write('a', 'August 8, 2025', body)], someRestaurants.slice(0, 1))
  expect(article?.body).toBe('<p>At <a href="/restaurants/semma-new-york">Semma</a>.</p>')
})

test('articles may link to each other, whichever file comes first', () => {
  const sources = [
    write('a', 'August 8, 2025', '[b](/blog/b)'),
    write('b', 'August 7, 2025', '[a](/blog/a)'),
  ]
  expect(read(sources, []).map(({ body }) => body)).toEqual([
    '<p><a href="/blog/b">b</a></p>',
    '<p><a href="/blog/a">a</a></p>',
  ])
})
