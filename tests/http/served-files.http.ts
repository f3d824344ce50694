import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { first, restaurants } from '#tests/e2e/content.ts'
import { site } from './site.ts'

const client = path.resolve(import.meta.dirname, '../../dist/client')

test('a page without a query is the file of the build, with the headers of a page', async () => {
  const view = await site.fetch('/restaurants?state=CA')
  for (const url of ['/', '/restaurants', '/blog/spice-route-guide']) {
    const { body, headers } = await site.fetch(url)
    expect(body.equals(readFileSync(path.join(client, url, 'index.html'))), url).toBe(true)
    const again = await site.fetch(url, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect(again.status, url).toBe(304)
    for (const name of ['cache-control', 'cdn-cache-control', 'content-type', 'x-frame-options']) {
      expect(headers[name], `${url} ${name}`).toBe(view.headers[name])
    }
  }
})

test('each file for programs has its type and the headers of the site', async () => {
  const types = {
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': /^image\//,
    '/icon-192.png': 'image/png',
    '/share/about.png': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': /^application\/xml/,
    '/feed.xml': /^application\/xml/,
    '/restaurants.csv': /^text\/csv/,
  }
  for (const [url, type] of Object.entries(types)) {
    const answer = await site.fetch(url)
    expect.soft(answer.status, url).toBe(200)
    expect.soft(answer.headers['content-type'], url).toMatch(type)
    expect.soft(answer.headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      // Neither includeSubDomains nor preload: only the owner of the domain can decide on them.
      'strict-transport-security': expect.stringMatching(/^max-age=\d+$/),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'/,
      ),
      'cross-origin-resource-policy': /icon|share/.test(url) ? 'cross-origin' : 'same-origin',
    })
  }
})

test('the list is a spreadsheet in UTF-8, which Excel knows by its first bytes', async () => {
  const { body, text } = await site.fetch('/restaurants.csv')
  expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const { name, address, city, state, zip } = first(restaurants)
  expect(text.replaceAll('"', '')).toContain([1, name, address, city, state, zip].join())
})

test('a query does not change a file', async () => {
  for (const url of ['/feed.xml', '/robots.txt', '/favicon.svg']) {
    const { headers, body } = await site.fetch(url)
    const same = await site.fetch(`${url}?x=1`)
    const { etag, 'cache-control': caching } = headers
    expect(etag).toBeTruthy()
    expect(caching, url).toContain('must-revalidate')
    expect(same, url).toMatchObject({
      status: 200,
      body,
      headers: { etag, 'cache-control': caching },
    })
    const again = await site.fetch(`${url}?x=1`, { headers: { 'If-None-Match': etag ?? '' } })
    expect(again.status, url).toBe(304)
  }
})

test('files for hosts are not served', async () => {
  const hidden = [
    '/_headers',
    '/.assetsignore',
    '/.vite/manifest.json',
    '/index.html.br',
    '/favicon.svg.gz',
    '/about/index.html.gz',
    '/wrangler.json',
    '/server/edge.js',
    '/edge.js',
  ]
  for (const url of hidden) {
    expect.soft((await site.fetch(url)).status, url).toBe(404)
  }
})
