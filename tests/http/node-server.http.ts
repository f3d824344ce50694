import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { dist, startServer } from './run-server.ts'
import { serveSite } from './site.ts'

const site = serveSite()

const view = '/restaurants?state=CA'
const caching = {
  'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  'cdn-cache-control': 'max-age=300, stale-while-revalidate=86400',
}

test('a file is read with GET and HEAD only', async () => {
  const answer = await site.ask('/favicon.svg', { method: 'POST', body: 'x' })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('a rendered view comes compressed, tagged, and once it is known not again', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await site.ask(view, { headers })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    ...caching,
  })
  const { etag = '' } = first.headers
  const again = await site.ask(view, { headers: { ...headers, 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject({ etag, ...caching })
  const other = await site.ask(view, { headers: { 'Accept-Encoding': 'identity' } })
  expect(other.headers.etag).not.toBe(etag)
  expect(other.text).toContain('restaurants found in CA')
})

test('the page for what there is not comes compressed, and never as known', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await site.ask('/nope', { headers })
  expect(first.status).toBe(404)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(first.text).toContain('Page not found')
  const { etag = '' } = first.headers
  const again = await site.ask('/nope', { headers: { ...headers, 'If-None-Match': etag } })
  expect(again.status).toBe(404)
})

test('a view comes in the encoding that is liked best, and never in a refused one', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=1, br;q=0', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['identity;q=1, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['br;q=nonsense', undefined],
  ] as const) {
    const answer = await site.ask(view, { headers: { 'Accept-Encoding': accepted } })
    expect.soft(answer.headers['content-encoding'], accepted).toBe(encoding)
  }
})

test('a range that a file does not have is not kept for ever', async () => {
  const answer = await site.ask('/favicon.ico', { headers: { Range: 'bytes=9999999-' } })
  expect(answer.status).toBe(416)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('a page in a file is kept as long as a rendered view, and an unknown path is not', async () => {
  expect((await site.ask('/about')).headers).toMatchObject(caching)
  const unknown = await site.ask('/nope')
  expect(unknown.headers['cache-control']).toBe('no-cache')
  expect(unknown.headers).not.toHaveProperty('cdn-cache-control')
})

test('a visitor who leaves in the middle of an answer harms nobody', async () => {
  const server = await startServer()
  for (let visit = 0; visit < 40; visit += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, 'localhost', () => {
        const url = visit % 4 < 2 ? '/restaurants?state=CA' : '/share/about.png'
        socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
        if (visit % 2 === 0) {
          socket.resetAndDestroy()
          resolve()
        }
      })
      socket.on('data', () => {
        socket.resetAndDestroy()
        resolve()
      })
    })
  }
  const answer = await ask(`${server.origin}/restaurants?state=CA`)
  expect(answer.status).toBe(200)
  expect(server.process.exitCode).toBeNull()
  server.process.kill('SIGKILL')
  await server.exit
})

test('a file that is taken away under the server is not there, and not for ever', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  await cp(dist, folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const server = await startServer(folder)
  try {
    const assets = path.join(folder, 'client/assets')
    const name = (await readdir(assets)).find((file) => /^about-.*\.js$/.test(file)) ?? ''
    await Promise.all(['', '.br', '.gz'].map((end) => rm(path.join(assets, name + end))))
    const answer = await ask(`${server.origin}/assets/${name}`)
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    await server.hear(/"status":404/)
    expect(server.output()).not.toContain('"bytes":0')
  } finally {
    server.process.kill('SIGKILL')
    await server.exit
    await rm(folder, { recursive: true })
  }
})

test('when the code of a page breaks, the visitor gets 500 and nothing of the inside', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  await cp(dist, folder, { recursive: true })
  const assets = path.join(folder, 'server/assets')
  for (const file of await findPageChunks(assets)) {
    await writeFile(file, "throw new Error('a secret of the inside')\n")
  }
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const server = await startServer(folder)
  try {
    const answer = await ask(`${server.origin}/restaurants?state=CA`)
    const body = answer.text
    expect(answer.status).toBe(500)
    expect(body).not.toBe('')
    expect(body).not.toContain('secret')
    expect(body).not.toContain(folder)
    expect(body).not.toMatch(/\bat .+:\d+:\d+/)
    await server.hear(/a secret of the inside/)

    const other = await ask(`${server.origin}/blog?category=Education`)
    expect(other.status).toBe(200)
  } finally {
    server.process.kill('SIGKILL')
    await server.exit
    await rm(folder, { recursive: true })
  }
})

/** The chunks of the directory's own code. */
async function findPageChunks(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.startsWith('restaurants'))
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (/ as component\b/.test(text)) {
      found.push(path.join(folder, file))
    }
  }
  return found
}

test('a page is sent whole, whatever part of it is asked for', async () => {
  for (const range of ['bytes=0-9', 'bytes=9999999-']) {
    const answer = await site.ask('/about', { headers: { Range: range } })
    expect(answer.status, range).toBe(200)
    expect(answer.text, range).toContain('</html>')
  }
})
