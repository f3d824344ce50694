import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { knownPath } from '#tests/e2e/content.ts'
import { copyDist, request, site, startServer } from './site.ts'

const view = '/restaurants?state=CA'
const caching = {
  'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  'cdn-cache-control': 'max-age=300, stale-while-revalidate=86400',
}

test('a rendered view is compressed, has an ETag, and is not sent again to a browser that has it', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await site.fetch(view, { headers })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'keep-alive': 'timeout=65',
    ...caching,
  })
  const { etag = '' } = first.headers
  const again = await site.fetch(view, { headers: { ...headers, 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject({ etag, ...caching })
  const other = await site.fetch(view, { headers: { 'Accept-Encoding': 'identity' } })
  expect(other.text).toContain('restaurants found in CA')
  expect(etag).toMatch(/^W\//)
  expect(other.headers.etag).toBe(etag)
})

test('the 404 page is compressed, and never answered with 304', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await site.fetch('/nope', { headers })
  expect(first.status).toBe(404)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(first.text).toContain('Page not found')
  const again = { ...headers, 'If-None-Match': first.headers.etag ?? '' }
  for (const url of ['/nope', '/another', '/another?query=dosa']) {
    const answer = await site.fetch(url, { redirect: 'follow', headers: again })
    expect(answer.status, url).toBe(404)
  }
})

test('a view has the best encoding that the browser accepts, and never a refused one', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=1, br;q=0', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['identity;q=0, GZIP ; q=0.5', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['br;q=nonsense', undefined],
  ] as const) {
    const answer = await site.fetch(view, { headers: { 'Accept-Encoding': accepted } })
    expect.soft(answer.headers['content-encoding'], accepted).toBe(encoding)
  }
})

test('a page that breaks answers 500 without details, and a removed file 404; the others still work', async () => {
  const folder = await copyDist()
  const chunks = path.join(folder, 'server/assets')
  for (const name of (await readdir(chunks)).filter((one) => one.startsWith('restaurants'))) {
    const file = path.join(chunks, name)
    if (/ as component\b/.test(await readFile(file, 'utf8'))) {
      await writeFile(file, "throw new Error('a secret of the code')\n")
    }
  }
  await rm(path.join(folder, 'client', knownPath), { recursive: true })
  const data = (await readdir(chunks)).find((one) => one.startsWith(path.basename(knownPath))) ?? ''
  await writeFile(path.join(chunks, data), "throw new Error('a secret of the data')\n")
  const server = await startServer(folder)
  expect((await request(server.origin + knownPath)).status).toBe(500)
  await server.waitFor(/a secret of the data/)
  const broken = await request(server.origin + view)
  expect(broken.status).toBe(500)
  expect(broken.text).not.toBe('')
  expect(broken.text).not.toContain('secret')
  expect(broken.text).not.toContain(folder)
  expect(broken.text).not.toMatch(/\bat .+:\d+:\d+/)
  await server.waitFor(/a secret of the code/)
  expect((await request(`${server.origin}/blog?category=Education`)).status).toBe(200)

  const assets = path.join(folder, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^about-.*\.js$/.test(file)) ?? ''
  await Promise.all(['', '.br', '.gz'].map((end) => rm(path.join(assets, name + end))))
  const removed = await request(`${server.origin}/assets/${name}`)
  expect(removed.status).toBe(404)
  expect(removed.headers['cache-control']).toBe('no-store')
  await server.waitFor(/"status":404/)
  expect(server.output()).not.toContain('"bytes":0')
})

test('a file is sent whole, whatever range is requested', async () => {
  const { body } = await site.fetch('/about')
  for (const range of ['bytes=0-9', 'bytes=9999999-']) {
    const answer = await site.fetch('/about', { headers: { Range: range } })
    expect(answer.status, range).toBe(200)
    expect(answer.body.equals(body), range).toBe(true)
  }
})

test('with another build copied over it, a page comes with its own policy and scripts', async () => {
  const folder = await copyDist()
  const server = await startServer(folder)
  const page = path.join(folder, 'client/about/index.html')
  const first = await request(`${server.origin}/about`)
  await writeFile(page, first.text.replace('</title>', ' again</title>'))
  await Promise.all(['.br', '.gz'].map((end) => rm(page + end)))
  await writeFile(path.join(folder, 'client/assets/next-build.js'), 'next()')
  const known = { 'If-None-Match': first.headers.etag ?? '' }
  const next = await request(`${server.origin}/about`, { headers: known })
  expect(next.status).toBe(200)
  expect(next.text).toContain('again</title>')
  expect(next.headers['content-security-policy']).toBe("frame-ancestors 'none'")
  expect((await request(`${server.origin}/assets/next-build.js`)).status).toBe(200)
})
