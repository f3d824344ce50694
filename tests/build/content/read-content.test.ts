import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
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
