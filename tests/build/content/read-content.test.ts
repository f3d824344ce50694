import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

function copyContent(): string {
  const root = makeFolder()
  for (const folder of ['src/content', 'src/pictures', 'src/routes']) {
    cpSync(folder, path.join(root, folder), { recursive: true })
  }
  return root
}

test('a file that is missing is named, from the folder of the project', () => {
  const root = copyContent()
  rmSync(path.join(root, 'src/content/questions.yaml'))
  expect(() => readContent(root)).toThrow('src/content/questions.yaml: expected a file, found none')
})

test('a file in another encoding than UTF-8 is refused, for its letters would be lost', () => {
  const root = copyContent()
  writeFileSync(
    path.join(root, 'src/content/list.yaml'),
    Buffer.from('updated: caf\u00E9', 'latin1'),
  )
  expect(() => readContent(root)).toThrow(
    'src/content/list.yaml: expected a text in UTF-8, found another encoding',
  )
})

test('mistakes in several files are told together', () => {
  const root = copyContent()
  writeFileSync(path.join(root, 'src/content/list.yaml'), 'updated: soon\n')
  rmSync(path.join(root, 'src/content/questions.yaml'))
  const read = () => readContent(root)
  expect(read).toThrow(/^2 mistakes in the content:/)
  expect(read).toThrow('- src/content/list.yaml')
  expect(read).toThrow('- src/content/questions.yaml: expected a file, found none')
})
