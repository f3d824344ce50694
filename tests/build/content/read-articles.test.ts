import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readArticles } from '#src/build/content/read-articles.ts'
import type { TextSource } from '#src/build/content/read-yaml.ts'

const read = (...sources: TextSource[]) =>
  readArticles(sources, ['tandoor', 'spices'], new Set(['/restaurants/semma-new-york']))

const write = (id: string, date: string, body: string) => ({
  file: `${id}.md`,
  text: `---
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
  const articles = read(
    write('older', 'December 31, 2024', 'Text.'),
    write('same-b', 'August 8, 2025', 'Text.'),
    write('newest', 'November 14, 2025', 'Text.'),
    write('same-a', 'August 8, 2025', 'Text.'),
    write('earlier', 'August 29, 2024', 'Text.'),
  )
  expect(articles.map(({ id }) => id)).toEqual(['newest', 'same-a', 'same-b', 'older', 'earlier'])
})

test.each([
  [1, '1 min read'],
  [329, '1 min read'],
  [330, '2 min read'],
  [1760, '8 min read'],
])('%i words are read at 220 a minute: %s', (count, readTime) => {
  const [article] = read(write('a', 'August 8, 2025', 'word '.repeat(count)))
  expect(article?.readTime).toBe(readTime)
})

const file = 'src/content/articles/tandoor.md'
const valid = `---
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
const heading = 'a heading: expected words with a-z or digits that no other heading has'

test.each([
  [
    'an unknown picture',
    valid.replace('image: tandoor', 'image: sunset'),
    `line 5, field image: expected one of "tandoor", "spices", found 'sunset'`,
  ],
  [
    'a correction before the publication',
    valid.replace('August 8, 2025', 'August 8, 2025\nupdated: July 1, 2025'),
    "line 4, field updated: expected a day after August 8, 2025, found 'July 1, 2025'",
  ],
  ['empty front matter', '---\n\n---\nText.\n', 'line 1: expected named fields, found nothing'],
  [
    'front matter that does not end',
    valid.replace('works.\n---\n', 'works.\n'),
    'line 1: expected front matter between two lines of ---, found none',
  ],
  [
    'a heading without its space',
    valid.replace('## Bread', '##Bread'),
    'line 14, a heading: expected a space after ##, found ##Bread first',
  ],
  [
    'a heading used twice',
    valid.replace('The **end**.', '## Bread first!'),
    `line 19, ${heading}, found ## Bread first!`,
  ],
  [
    'a heading with the id of a part of the page',
    valid.replace('Bread first', 'Messages'),
    `line 14, ${heading}, found ## Messages`,
  ],
  [
    'a day that has not begun',
    valid.replace('August 8, 2025', 'November 14, 2052'),
    "line 3, field date: expected a day no later than today, found 'November 14, 2052'",
  ],
  [
    'a table without a section',
    valid.replace('## Bread first', '| Bread |\n| - |'),
    'line 14, a table: expected a ## heading before it, which becomes its name, found | Bread |\n| - |',
  ],
])('%s is reported with its place', (_mistake, text, sentence) => {
  expect(text).not.toBe(valid)
  expect(() => read({ file, text })).toThrow(new ContentError([`${file}, ${sentence}`]))
})
