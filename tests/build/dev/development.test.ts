import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { renderInDevelopment } from '#src/build/dev/development.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const entry = `import './page.scss'
export const answer = () =>
  new Response('<head></head><p>Semma</p>', { headers: { 'content-type': 'text/html' } })
`

test('a page in development contains its styles, whatever characters are in them', async () => {
  const root = makeFolder()
  mkdirSync(path.join(root, 'src'))
  writeFileSync(path.join(root, 'src/entry-server.tsx'), entry)
  writeFileSync(path.join(root, 'src/page.scss'), `p::before { content: '$&'; }\n`)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      {
        name: 'render',
        configureServer: (development) => () => {
          development.middlewares.use(renderInDevelopment(development))
        },
      },
    ],
  })
  onTestFinished(() => server.close())
  await server.listen(0)
  const response = await fetch(server.resolvedUrls?.local[0] ?? '')
  expect(await response.text()).toMatch(
    /^<head><style [^>]*>p::before \{\s*content: "\$&";\s*\}<\/style><\/head><p>Semma<\/p>$/,
  )
})
