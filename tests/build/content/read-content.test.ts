import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

/** Reads a copy of the content in which a file is written anew. */
function readWith(file: string, write: (before: string) => string | Buffer) {
  const root = makeFolder()
  for (const folder of ['src/content', 'src/pictures', 'src/routes']) {
    cpSync(folder, path.join(root, folder), { recursive: true })
  }
  const target = path.join(root, 'src/content', file)
  mkdirSync(path.dirname(target), { recursive: true })
  const before = file.endsWith('.yaml') ? readFileSync(target, 'utf8') : ''
  writeFileSync(target, write(before))
  return readContent(root)
}

const article = 'expected a file with a name such as tandoor-mastery.md'
test.each([
  ['questions.yaml', 'questions.yaml: expected a text in UTF-8, found another encoding'],
  ['articles/Clay_oven.md', `articles/Clay_oven.md: ${article}`],
  ['articles/oven.MD', `articles/oven.MD: ${article}`],
  ['articles/oven.markdown', `articles/oven.markdown: ${article}`],
  ['articles/oven.md.txt', `articles/oven.md.txt: ${article}`],
  ['articles/2026/oven.md', `articles/2026: ${article}`],
])('a file that cannot be read, such as %s, is named', (file, sentence) => {
  expect(() => readWith(file, () => Buffer.from('caf\u00E9', 'latin1'))).toThrow(
    new ContentError([`src/content/${sentence}`]),
  )
})

/** Reads the content with an article that has these links. */
const readLinks = (...hrefs: string[]) =>
  readWith('articles/oven.md', () =>
    [
      '---',
      'title: The oven',
      'date: August 8, 2025',
      'category: Techniques',
      'image: tandoor',
      'excerpt: Dough.',
      'description: How.',
      '---',
      ...hrefs.map((href) => `[there](${href})`),
    ].join('\n'),
  )

test('an article links to pages, to other articles and to views that show something', () => {
  const hrefs = ['/', '/blog/oven', '/blog/tandoor-mastery', '/blog?category=Fine+Dining']
  expect(() => readLinks(...hrefs, '/restaurants?state=TX')).not.toThrow()
  expect(() => readLinks('/about', '/restaurants?state=WY')).toThrow(
    'src/content/articles/oven.md, line 10, a link: expected a page of the site',
  )
})

test('a letter and its accent are read as one character', () => {
  const { questions } = readWith('questions.yaml', (text) => text.replace('?', ' cafe\u0301?'))
  expect(questions[0]?.question).toContain(' café?')
})
