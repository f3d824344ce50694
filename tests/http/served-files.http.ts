import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serveSite } from './site.ts'

const site = serveSite()

const share = path.resolve(import.meta.dirname, '../../dist/client/share')

test('each file for programs has its type and the headers of the site', async () => {
  const types = {
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': /^image\//,
    '/icon-192.png': 'image/png',
    '/manifest.webmanifest': 'application/manifest+json',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': /^application\/xml/,
    '/feed.xml': /^application\/xml/,
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
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
      'cross-origin-resource-policy': /icon/.test(url) ? 'cross-origin' : 'same-origin',
    })
  }
})

test('other sites may embed a share image', async () => {
  const [image = ''] = readdirSync(share)
  const shared = await site.fetch(`/share/${image}`)
  expect(shared.status).toBe(200)
  expect(shared.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('files for hosts are not served', async () => {
  const hidden = [
    '/_headers',
    '/.assetsignore',
    '/.vite/manifest.json',
    '/index.html.br',
    '/favicon.svg.gz',
    '/about/index.html.gz',
    '/wrangler.jsonc',
    '/server/edge.js',
    '/edge.js',
  ]
  for (const url of hidden) {
    expect.soft((await site.fetch(url)).status, url).toBe(404)
  }
})
