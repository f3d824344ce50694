import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { createBuilder } from 'vite'
import { expect, test } from 'vitest'
import { contentPlugin } from '#src/build/publish/content-plugin.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

test('a mistake in the content ends the build with its sentence alone', async () => {
  const root = makeFolder()
  const folder = path.join(root, 'src/content')
  cpSync('src/content', folder, { recursive: true })
  cpSync('src/pictures', path.join(root, 'src/pictures'), { recursive: true })
  writeFileSync(path.join(folder, 'list.yaml'), 'updated: soon\n')
  const build = async () => {
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [contentPlugin()],
    })
    await builder.buildApp()
  }
  // As the command line of Vite writes it.
  expect(inspect(await build().catch((error: unknown) => error))).toBe(`One mistake in the content:
- src/content/list.yaml, line 1, field updated: expected a date such as 'November 14, 2025', found 'soon'`)
})
