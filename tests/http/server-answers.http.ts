import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { bestTwo, listOfTwo, restaurants } from '#tests/e2e/content.ts'
import { naughtyStrings } from './naughty-strings.ts'
import { site } from './site.ts'

test('POST, PUT, PATCH, DELETE and OPTIONS answer 405 with the allowed methods', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const url of ['/', '/restaurants?state=CA', '/nope']) {
      const answer = await site.fetch(url, { method })
      expect.soft(answer.status, `${method} ${url}`).toBe(405)
      expect.soft(answer.headers.allow, `${method} ${url}`).toBe('GET, HEAD')
    }
  }
})

test('HEAD answers like GET, without the body', async () => {
  for (const url of [
    '/',
    '/restaurants?state=CA',
    '/blog/nope',
    '/nope',
    '/about?x=1',
    '/favicon.svg',
    '/healthz',
  ]) {
    const get = await site.fetch(url)
    const head = await site.fetch(url, { method: 'HEAD' })
    expect.soft(head.status, url).toBe(get.status)
    expect.soft(head.headers['content-type'], url).toBe(get.headers['content-type'])
    expect.soft(head.headers.location, url).toBe(get.headers.location)
    expect.soft(head.body.length, url).toBe(0)
  }
})

test('an asset is cached for a year, and a missing one never', async () => {
  const html = (await site.fetch('/')).text
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const asset = await site.fetch(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const gone = await site.fetch('/assets/about-Yesterday.js')
  expect(gone.status).toBe(404)
  expect(gone.headers['cache-control']).toBe('no-store')
})

test('a text of 16 kB answers 414, one of 4 kB is cut, and a list of fifty is whole', async () => {
  const refused = await site.fetch(`/restaurants?query=${'a'.repeat(16_000)}`)
  expect(refused.status).toBe(414)
  const cut = await site.fetch(`/restaurants?query=${'a'.repeat(4_000)}`, { redirect: 'follow' })
  expect(cut.status).toBe(200)
  expect(new URL(cut.url).searchParams.get('query')).toHaveLength(120)
  const list = restaurants.map(({ slug }) => slug).slice(0, 50)
  const shared = await site.fetch(`/restaurants?list=${list.join('.')}`)
  expect(shared.text).toContain(`Shared list: ${list.length} restaurants`)
})

test('help, close matches, a shared list and an empty view are in the HTML', async () => {
  const nameBoth = new RegExp(`^${bestTwo.map(({ name }) => name).join()}$`)
  for (const [search, words, names] of [
    ['?query=seattle', /<h2[^>]*>None in Seattle. The three nearest</, /^Kathakali,[^,]+,[^,]+$/],
    ['?query=rasikka', /<h2[^>]*>(?:<[^>]*>)*Did you mean “Rasika”\?</, /^Rasika$/],
    ['?query=near+me', /<h2[^>]*>We do not use your location. Type your city or ZIP code</, /^$/],
    [listOfTwo, /<h1[^>]*>Shared list/, nameBoth],
    ['?state=MO&query=qqqqqq', />No restaurants found matching your search\.</, /^$/],
  ] as const) {
    const { text } = await site.fetch(`/restaurants${search}`)
    expect(text.replaceAll('<!-- -->', ''), search).toMatch(words)
    const cards = text.matchAll(/<article[^>]* aria-label="([^"]*)"/g)
    expect(Array.from(cards, ([, name]) => name).join(), search).toMatch(names)
  }
})

/** Requests a path byte for byte: fetch would normalize it. */
async function requestRaw(url: string) {
  const path = Buffer.from(url).toString('latin1')
  const request = http.get({ hostname: 'localhost', port: site.port, path })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { answer, body: await readText(answer) }
}

test('no path redirects to another host, is echoed or breaks the server', async () => {
  const paths = [
    '//pwn.example?x=1',
    '/..%2f..%2fpackage.json',
    ...naughtyStrings
      // What ends a line of HTTP, or the path in it, cannot be sent.
      .filter((text) => text !== '' && !/[\s#\p{Cc}]/u.test(text))
      .map((text) => `/${text}`),
  ]
  for (const path of paths) {
    const { answer, body } = await requestRaw(path)
    expect(answer.statusCode, path).toBeLessThan(500)
    expect(answer.headers.location ?? '/', path).toMatch(/^\/(?!\/)/)
    expect(body, path).not.toContain('<pwn')
  }
})
