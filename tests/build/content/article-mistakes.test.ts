import { expect, test } from 'vitest'
import { readArticles } from '#src/build/content/articles.ts'
import type { YamlSource } from '#src/build/content/read-yaml.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { ContentError } from '#src/build/content/content-error.ts'
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

const restaurants = someRestaurants.map((restaurant) =>
  restaurant.name === 'Semma' ? { ...restaurant, slug: 'semma-new-york' } : restaurant,
)
const file = 'src/content/articles/tandoor.md'
const valid = `---
id: tandoor
title: The bread oven
date: August 8, 2025
category: Techniques
image: tandoor
excerpt: >-
  A round of dough
  on a clay wall.
description: How a tandoor works.
---

Order at [Semma](restaurant:semma-new-york).

## Bread first

- Naan
- Roti, then tea

The **end**.
`

test('an article without a mistake is read', () => {
  expect(read([{ file, text: valid }], restaurants)).toHaveLength(1)
})

test.each([
  [
    'an unknown picture',
    valid.replace('image: tandoor', 'image: sunset'),
    "line 6, field image: expected one of regional-cuisine, fine-dining, kitchen, spices, vegetarian, tandoor, found 'sunset'",
  ],
  [
    'a heading without its space',
    valid.replace('## Bread', '##Bread'),
    'line 15, a heading: expected a space after ##, found ##Bread first',
  ],
  [
    'a table',
    valid.replace('The **end**.', '| Bread | Time |\n| - | - |\n| Naan | 90 s |'),
    'line 20, the text: expected no table, found one',
  ],
  [
    'an unknown category',
    valid.replace('category: Techniques', 'category: Recipes'),
    "line 5, field category: expected one of Trends, Fine Dining, Behind the Scenes, Education, Vegetarian, Techniques, found 'Recipes'",
  ],
  [
    'a correction before the publication',
    valid.replace('August 8, 2025', 'August 8, 2025\nupdated: July 1, 2025'),
    "line 5, field updated: expected a day after August 8, 2025, found 'July 1, 2025'",
  ],
  [
    'a date of another form',
    valid.replace('August 8, 2025', 'Aug 8, 2025'),
    "line 4, field date: expected a date such as 'November 14, 2025', found 'Aug 8, 2025'",
  ],
  [
    'a missing excerpt',
    valid.replace(/excerpt[^]*?wall\.\n/, ''),
    'line 2, field excerpt: expected text, found nothing',
  ],
  [
    'a description that is too long',
    valid.replace('How a tandoor works.', 'Tandoor. '.repeat(20).trim()),
    `line 10, field description: expected at most 160 characters, found '${'Tandoor. '.repeat(9).slice(0, 79)}… (181 characters)`,
  ],
  [
    'a front-matter key that nobody knows',
    valid.replace('description:', 'author: Nobody\ndescription:'),
    'line 10, field author: expected one of the known fields, found an unknown one',
  ],
  [
    'broken YAML in the front matter',
    valid.replace('title: The bread oven', 'title: Bread: the oven'),
    'line 3: expected YAML, found a mistake: Nested mappings are not allowed in compact mappings',
  ],
  ['empty front matter', '---\n\n---\nText.\n', 'line 2: expected named fields, found nothing'],
  [
    'missing front matter',
    '## Bread first\n\nText.\n',
    'line 1: expected front matter between two lines of ---, found none',
  ],
  [
    'front matter that does not end',
    valid.replace('works.\n---\n', 'works.\n'),
    'line 1: expected front matter between two lines of ---, found none',
  ],
  [
    'a restaurant that is not on the list',
    valid.replace('semma-new-york', 'nobody'),
    'line 13, a link: expected the slug of a restaurant on the list, found restaurant:nobody',
  ],
  [
    'a link to an article that is not there',
    valid.replace('restaurant:semma-new-york', '/blog/nope'),
    'line 13, a link: expected a page of the site, restaurant:slug, or an https address, found /blog/nope',
  ],
  [
    'a link in a later entry of a list',
    valid.replace('then tea', 'then [tea](/tea)'),
    'line 18, a link: expected a page of the site, restaurant:slug, or an https address, found /tea',
  ],
  [
    'a heading of the wrong depth',
    valid.replace('## Bread', '### Bread'),
    'line 15, a heading: expected ##, found ### Bread first',
  ],
  [
    'a heading used twice',
    valid.replace('The **end**.', '## Bread first!'),
    "line 20, a heading: expected a unique text, found 'Bread first!' twice",
  ],
  [
    'a heading without words',
    valid.replace('## Bread first', '##'),
    "line 15, a heading: expected letters a-z or digits, found ''",
  ],
  [
    'a heading whose letters no address can hold',
    valid.replace('Bread first', '北京'),
    "line 15, a heading: expected letters a-z or digits, found '北京'",
  ],
  [
    'front matter without a text after it',
    valid.replace(/(?<=works\.\n---)[^]*/, ''),
    'line 12: expected a text after the front matter, found none',
  ],
  [
    'HTML in a line',
    valid.replace('**end**', '<br> end'),
    'line 20, the text: expected Markdown, found HTML <br>',
  ],
  [
    'HTML as a block',
    valid.replace('The **end**.', '<div>The end.</div>'),
    'line 20, the text: expected Markdown, found HTML <div>The end.</div>',
  ],
  [
    'a picture in the text',
    valid.replace('The **end**.', '![Naan](/naan.jpg)'),
    'line 20, the text: expected no picture, found /naan.jpg',
  ],
])('%s is told with its place', (_mistake, text, sentence) => {
  expect(text).not.toBe(valid)
  expect(() => read([{ file, text }], restaurants)).toThrow(
    new ContentError([`${file}, ${sentence}`]),
  )
})

test('a file with the line ends of Windows names the same line', () => {
  const text = valid.replace('restaurant:semma-new-york', '/nope').replaceAll('\n', '\r\n')
  expect(() => read([{ file, text }], restaurants)).toThrow(
    `${file}, line 13, a link: expected a page of the site, restaurant:slug, or an https address, found /nope`,
  )
})

test('marks that no editor sees do not hide the front matter', () => {
  const text = `\uFEFF${valid.replaceAll('---\n', '--- \n')}`
  expect(read([{ file, text }], restaurants)).toEqual(read([{ file, text: valid }], restaurants))
})

test('two articles with the same id are told, with both places', () => {
  const sources = ['a.md', 'b.md'].map((name) => ({ file: name, text: valid }))
  expect(() => read(sources, restaurants)).toThrow(
    new ContentError([
      "b.md, line 2, field id: expected a unique value, found 'tandoor', already used in a.md, line 2",
    ]),
  )
})

test('a link to an article that cannot be read is not told as well', () => {
  const sources = [
    { file: 'articles/oven.md', text: valid.replace('id: tandoor', 'id: [oven') },
    { file, text: valid.replace('restaurant:semma-new-york', '/blog/oven') },
  ]
  expect(() => read(sources, restaurants)).toThrow(/^One mistake[^]*oven\.md, line 3/)
})

test('the mistakes of every file are told at once', () => {
  const sources = [
    { file: 'a.md', text: 'No front matter.' },
    { file: 'b.md', text: valid.replace('## Bread', '# Bread') },
    {
      file: 'c.md',
      text: valid.replace('id: tandoor', 'id: oven').replace('August 8', 'August 32'),
    },
  ]
  expect(() => read(sources, restaurants)).toThrow(
    new ContentError([
      'a.md, line 1: expected front matter between two lines of ---, found none',
      "c.md, line 4, field date: expected a date such as 'November 14, 2025', found 'August 32, 2025'",
      'b.md, line 15, a heading: expected ##, found # Bread first',
    ]),
  )
})
