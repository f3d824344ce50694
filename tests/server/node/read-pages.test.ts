import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBuiltPages } from '#src/server/node/read-pages.ts'
import { servePages } from '#src/server/node/serve-pages.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

type Serve = (request: Request) => Promise<Response>

/** A server that starts now. */
async function start(folder: string): Promise<Serve> {
  return servePages(async () => new Response(null, { status: 404 }), await readBuiltPages(folder))
}

const ask = (serve: Serve, headers: Record<string, string> = {}) =>
  serve(new Request('http://localhost/about', { headers }))

function writePage(folder: string, html: string): void {
  const file = path.join(folder, 'about/index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, html)
  writeFileSync(`${file}.br`, brotliCompressSync(html))
}

test('what a visitor has is not sent again until another build says something else', async () => {
  const folder = makeFolder()
  writePage(folder, '<p>one</p>')
  const serve = await start(folder)
  const first = await ask(serve)
  expect(await first.text()).toBe('<p>one</p>')
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' }

  const again = await ask(serve, known)
  expect(again.status).toBe(304)
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }

  // As long as before.
  writePage(folder, '<p>two</p>')
  const next = await ask(await start(folder), known)
  expect(next.status).toBe(200)
  expect(await next.text()).toBe('<p>two</p>')
})

test('HTML and its policy are of one build, though another is copied over it', async () => {
  const folder = makeFolder()
  writePage(folder, '<script>one()</script>')
  const serve = await start(folder)
  const policy = (await ask(serve)).headers.get('content-security-policy')
  writePage(folder, '<script>two()</script>')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask(serve, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-security-policy')).toBe(policy)
  }
  expect(await (await ask(serve)).text()).toBe('<script>one()</script>')
})
