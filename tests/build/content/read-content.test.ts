import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { content } from '#tests/site-content.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

/** Reads a copy of the content in which a file, or several, is written anew. */
function readWith(write: (before: string) => string | Buffer, ...files: string[]) {
  const root = makeFolder()
  for (const folder of ['src/content', 'src/pictures', 'src/routes']) {
    cpSync(folder, path.join(root, folder), { recursive: true })
  }
  for (const file of files) {
    const target = path.join(root, 'src/content', file)
    mkdirSync(path.dirname(target), { recursive: true })
    const before = file.endsWith('.yaml') ? readFileSync(target, 'utf8') : ''
    writeFileSync(target, write(before))
  }
  return readContent(root)
}

test('a text that is not in UTF-8 is named, and every article whose file has a wrong name', () => {
  const inLatin1 = () => Buffer.from('caf\u00E9', 'latin1')
  expect(() => readWith(inLatin1, 'questions.yaml')).toThrow(
    'One mistake in the content:\n- src/content/questions.yaml: expected a text in UTF-8, found another encoding',
  )
  const files = ['2026/oven.md', 'Clay_oven.md', 'oven.MD', 'oven.markdown', 'oven.md.txt']
  const expected = 'expected a file with a name such as tandoor-mastery.md'
  expect(() => readWith(inLatin1, ...files.map((file) => `articles/${file}`))).toThrow(
    new ContentError(
      files.map((file) => `src/content/articles/${file.replace('/oven.md', '')}: ${expected}`),
    ),
  )
})

test('the mistakes of all YAML files are listed together, and those of all articles', () => {
  const files = ['about.yaml', 'questions.yaml', 'languages.yaml']
  const tab = "expected a plain space or nothing, found a tab after ''"
  expect(() => readWith((before) => `\t${before}`, ...files)).toThrow(
    new ContentError(files.map((file) => `src/content/${file}, line 1: ${tab}`)),
  )
  const front = '---\ntitle: Oven\n---\n<b>Clay</b>'
  const read = () => readWith(() => front, 'articles/clay.md', 'articles/oven.md')
  for (const file of ['clay', 'oven']) {
    const article = `src/content/articles/${file}.md`
    expect(read).toThrow(`${article}, line 2, field date: expected text, found nothing`)
    expect(read).toThrow(`${article}, line 4, the text: expected no HTML, found <b>`)
  }
})

test.each([
  ['award', 'Michelin', 'michelin'],
  ['award', 'James Beard', 'James Bear'],
  ['award', 'Michelin', 'The Michelin Guide'],
  ['result', 'winner', 'winer'],
])('in place of the %s %s no restaurant has %s', (field, meant, value) => {
  const mistype = (before: string) => before.replace(`${field}: ${meant}\n`, `${field}: ${value}\n`)
  expect(() => readWith(mistype, 'restaurants.yaml')).toThrow(
    new RegExp(`field recognition: expected an award and its result as in .*"${field}":"${value}"`),
  )
})

/** Reads the content with an article that has these links. */
const readLinks = (...hrefs: string[]) =>
  readWith(
    () =>
      '---\ntitle: The oven\ndate: August 8, 2025\ncategory: Techniques\nimage: tandoor\n' +
      `excerpt: Dough.\ndescription: How.\n---\n${hrefs.map((href) => `[there](${href})`).join('\n')}`,
    'articles/oven.md',
    'articles/clay.md',
  )

test('an article links to pages, to other articles and to views that show something', () => {
  const hrefs = ['/', '/blog/oven', '/blog/clay', '/blog?category=Fine+Dining']
  expect(() => readLinks(...hrefs, '/restaurants?state=TX')).not.toThrow()
  const empty = stateCodes.find((code) => content.restaurants.every(({ state }) => state !== code))
  expect(() => readLinks('/about', `/restaurants?state=${empty}`)).toThrow(
    'src/content/articles/oven.md, line 10, a link: expected a page of the site without #',
  )
})

test('a letter and its accent are read as one character', () => {
  const { questions } = readWith((text) => text.replace('?', ' cafe\u0301?'), 'questions.yaml')
  expect(questions[0]?.question).toContain(' café?')
})
