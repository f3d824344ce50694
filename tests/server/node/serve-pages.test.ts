import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fetch } from '#src/entry-server.tsx'
import { readBuiltPages, servePages } from '#src/server/node/serve-pages.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const origin = 'http://localhost'

test('a view that many ask for at once is rendered once', async () => {
  let rendered = 0
  const serve = servePages(async () => {
    rendered += 1
    await new Promise((resolve) => setImmediate(resolve))
    return new Response('a view', { headers: { ETag: '"view"' } })
  })
  const answers = await Promise.all(Array.from({ length: 9 }, () => serve(new Request(origin))))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(9).fill('a view'))
  expect(rendered).toBe(1)
})

test('a page is of one build, though another is copied over it, until the server starts again', async () => {
  const folder = makeFolder()
  const write = (html: string) => {
    mkdirSync(path.join(folder, 'about'), { recursive: true })
    writeFileSync(path.join(folder, 'about/index.html'), html)
  }
  const start = async () => {
    const serve = servePages(fetch, await readBuiltPages(folder))
    return (headers: Record<string, string> = {}) =>
      serve(new Request(`${origin}/about`, { headers }))
  }
  write('<script>one()</script>')
  const ask = await start()
  const first = await ask()
  // As long as before.
  write('<script>two()</script>')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers } = await ask({ 'Accept-Encoding': encoding })
    for (const name of ['etag', 'content-security-policy']) {
      expect(headers.get(name)).toBe(first.headers.get(name))
    }
  }
  expect(await (await ask()).text()).toBe('<script>one()</script>')

  const known = { 'If-None-Match': `"another", ${first.headers.get('etag')}` }
  const again = await ask(known)
  expect(again.status).toBe(304)
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }
  const next = await (await start())(known)
  expect(next.status).toBe(200)
  expect(await next.text()).toBe('<script>two()</script>')
})
