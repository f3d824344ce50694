import { naughtyStrings } from './naughty-strings.ts'
import { endOfRequest, talk } from './talk.ts'
import { expect, test } from './test.ts'

test('POST, PUT, PATCH, DELETE and OPTIONS answer 405 and name what is allowed', async ({
  request,
}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const url of ['/', '/restaurants?state=CA', '/nope']) {
      const answer = await request.fetch(url, { method, maxRedirects: 0 })
      expect.soft(answer.status(), `${method} ${url}`).toBe(405)
      expect.soft(answer.headers().allow, `${method} ${url}`).toBe('GET, HEAD')
    }
  }
})

test('HEAD answers as GET does, without the body', async ({ request }) => {
  for (const url of [
    '/',
    '/restaurants?state=CA',
    '/blog/nope',
    '/nope',
    '/about?x=1',
    '/favicon.svg',
    '/healthz',
  ]) {
    const get = await request.get(url, { maxRedirects: 0 })
    const head = await request.head(url, { maxRedirects: 0 })
    expect.soft(head.status(), url).toBe(get.status())
    expect.soft(head.headers()['content-type'], url).toBe(get.headers()['content-type'])
    expect.soft(head.headers().location, url).toBe(get.headers().location)
    expect.soft((await head.body()).length, url).toBe(0)
  }
})

test('an asset never changes, and one of another edition is plainly not there', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(asset.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const gone = await request.get('/assets/about-Yesterday.js')
  expect(gone.status()).toBe(404)
  expect(gone.headers()['cache-control']).toBe('no-store')
})

test('a text of 16 kB is refused and one of 4 kB is cut, both politely', async ({ request }) => {
  const refused = await request.get(`/restaurants?query=${'a'.repeat(16_000)}`)
  expect(refused.status()).toBe(414)
  const cut = await request.get(`/restaurants?query=${'a'.repeat(4_000)}`)
  expect(cut.status()).toBe(200)
  expect(new URL(cut.url()).searchParams.get('query')).toHaveLength(120)
})

test('no path leads out, is echoed or breaks the server, whatever it says', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port)
  const paths = [
    '//pwn.example?x=1',
    '/..%2f..%2fpackage.json',
    ...naughtyStrings
      .filter((text) => text !== '' && !/[\s#]/.test(text))
      .map((text) => `/${text}`),
  ]
  for (const path of paths) {
    const answer = await talk(port, `GET ${path}${endOfRequest}`)
    expect(answer, path).toMatch(/^HTTP\/1\.1 [234]\d\d|^$/)
    expect(answer, path).not.toMatch(/^location: (?!\/(?!\/))/im)
    expect(answer, path).not.toContain('<pwn')
  }
})
