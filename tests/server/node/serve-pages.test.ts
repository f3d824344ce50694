import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompress } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { fetch } from '#src/entry-server.tsx'
import { readBuiltPages, servePages } from '#src/server/node/serve-pages.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

// Files share their modules: without this the mock would miss one that is loaded already.
vi.hoisted(() => vi.resetModules())
vi.mock('node:zlib', { spy: true })

const origin = 'http://localhost'

test('a view is rendered once, however its URL is spelled', async () => {
  const render = vi.fn<typeof fetch>(fetch)
  const serve = servePages(render)
  const views: string[] = []
  for (const spelling of [
    '/restaurants?state=CA',
    '/RESTAURANTS?state=ca',
    '//restaurants?state=CA',
  ]) {
    const answer = await serve(new Request(origin + spelling))
    const location = answer.headers.get('Location')
    const view = location === null ? answer : await serve(new Request(origin + location))
    expect(view.status).toBe(200)
    views.push(await view.text())
  }
  expect(new Set(views).size).toBe(1)
  // One view and two redirects to it.
  expect(render).toHaveBeenCalledTimes(3)
})

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

test('a view that many ask for at once in another encoding is compressed once', async () => {
  const page = '<p>a view</p>'.repeat(100)
  const serve = servePages(async () => new Response(page, { headers: { ETag: '"view"' } }))
  await serve(new Request(origin))
  const headers = { 'Accept-Encoding': 'br' }
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => serve(new Request(origin, { headers }))),
  )
  expect(answers.map((answer) => answer.headers.get('Content-Encoding'))).toEqual(
    Array(9).fill('br'),
  )
  expect(brotliCompress).toHaveBeenCalledOnce()
})

test('an answer without a tag goes on as it came, and is asked for every time', async () => {
  let asked = 0
  const serve = servePages(async () => {
    asked += 1
    return new Response('a file', { headers: { 'Cache-Control': 'no-store' } })
  })
  for (const headers of [{}, { 'If-None-Match': '' }]) {
    const answer = await serve(new Request(`${origin}/feed.xml`, { headers }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toBeNull()
    expect(answer.headers.get('Vary')).toBeNull()
    expect(await answer.text()).toBe('a file')
  }
  expect(asked).toBe(2)
})

test('the page for unknown paths is rendered and compressed once', async () => {
  const serve = servePages(fetch)
  const headers = { 'Accept-Encoding': 'br' }
  const before = vi.mocked(brotliCompress).mock.calls.length
  const answers = []
  for (const url of ['/nope', '/nope', '/elsewhere', '/about/us']) {
    answers.push(await serve(new Request(origin + url, { headers })))
  }
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404))
  expect(vi.mocked(brotliCompress).mock.calls.length - before).toBe(1)
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
