import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

test('mistakes in several files are reported together, a wrong encoding too', () => {
  const root = makeFolder()
  cpSync('src/content', path.join(root, 'src/content'), { recursive: true })
  cpSync('src/pictures', path.join(root, 'src/pictures'), { recursive: true })
  writeFileSync(path.join(root, 'src/content/list.yaml'), 'updated: soon\n')
  writeFileSync(path.join(root, 'src/content/questions.yaml'), Buffer.from('caf\u00E9', 'latin1'))
  expect(() => readContent(root)).toThrow(`2 mistakes in the content:
- src/content/list.yaml, line 1, field updated: expected a date such as 'November 14, 2025', found 'soon'
- src/content/questions.yaml: expected a text in UTF-8, found another encoding`)
})

test.each(['oven.MD', 'oven.markdown', 'oven.md.txt', '2026/oven.md'])(
  'an article in %s is not lost unseen',
  (name) => {
    const root = makeFolder()
    cpSync('src', path.join(root, 'src'), { recursive: true })
    const file = path.join(root, 'src/content/articles', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    const found = name.includes('/')
      ? '2026: expected an article such as tandoor-mastery.md, found a folder'
      : `${name}: expected an article such as tandoor-mastery.md, found another ending`
    expect(() => readContent(root)).toThrow(new ContentError([`src/content/articles/${found}`]))
  },
)

test('a letter and its accent are read as one character', () => {
  const root = makeFolder()
  cpSync('src', path.join(root, 'src'), { recursive: true })
  const file = path.join(root, 'src/content/questions.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('?', ' cafe\u0301?'))
  expect(readContent(root).questions[0]?.question).toContain(' café?')
})
