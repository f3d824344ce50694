import { once } from 'node:events'
import { connect } from 'node:net'
import { naughtyStrings } from './naughty-strings.ts'
import { serverPort } from './playwright.config.ts'
import { expect, test } from './test.ts'

const view = '/restaurants?state=CA'

/** Writes bytes as no client would and returns what comes back until the server hangs up. */
function talk(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(serverPort, 'localhost', () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}

test('a rendered view comes compressed, tagged, and once it is known not again', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'br' }
  const first = await request.get(view, { headers })
  expect(first.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': expect.stringMatching(/s-maxage=\d+, stale-while-revalidate=\d+/),
    'server-timing': expect.stringContaining('cache;desc='),
  })
  const { etag = '' } = first.headers()
  const again = await request.get(view, { headers: { ...headers, 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  const other = await request.get(view, { headers: { 'Accept-Encoding': 'identity' } })
  expect(other.headers().etag).not.toBe(etag)
  expect(await other.text()).toContain('restaurants found in CA')
})

test('HEAD says of every address what GET says, without a body', async ({ request }) => {
  for (const url of ['/', '/about', view, '/no-such-page', '/favicon.svg', '/healthz']) {
    const head = await request.head(url)
    const get = await request.get(url)
    expect(head.status(), url).toBe(get.status())
    expect(head.headers()['content-type'], url).toBe(get.headers()['content-type'])
    expect((await head.body()).length, url).toBe(0)
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

test('other methods are refused', async ({ request }) => {
  const answer = await request.post('/contact', { data: 'x' })
  expect(answer.status()).toBe(405)
  expect(answer.headers().allow).toBe('GET, HEAD')
})

test('bytes that are no HTTP, and every naughty string as a path, get no error of ours', async () => {
  const end = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const lines = [
    '\r\n\r\n',
    'hello\r\n\r\n',
    `GET /\u0000${end}`,
    'GET / HTTP/9.9\r\n\r\n',
    `GET http://pwn.example/restaurants?state=ny${end}`,
    `GET //pwn.example?x=1${end}`,
    `GET /..%2f..%2fpackage.json${end}`,
    `GET ${'/a'.repeat(20_000)}${end}`,
    'GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ...naughtyStrings
      .filter((text) => text !== '' && !/[\s#]/.test(text))
      .map((text) => `GET /${text}${end}`),
  ]
  for (const line of lines) {
    const answer = await talk(Buffer.from(line, 'utf8'))
    const about = line.slice(0, 80)
    expect(answer, about).toMatch(/^HTTP\/1\.1 [234]\d\d|^$/)
    expect(answer, about).not.toMatch(/^location: (?!\/(?!\/))/im)
    expect(answer, about).not.toContain('<pwn')
  }
})

test('a client that never ends its request is hung up on', async () => {
  test.setTimeout(60_000)
  const [head, body] = await Promise.all([
    talk('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    talk('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nslow'),
  ])
  expect(head).toMatch(/^HTTP\/1\.1 408|^$/)
  expect(body).toMatch(/^HTTP\/1\.1 (405|408)/)
})

test('a client that asks for very much without waiting for answers is hung up on', async () => {
  const count = 400
  const answer = await talk('GET /restaurants HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count))
  expect((answer.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(count)
})

test('clients that begin a request and wait keep nobody else from a page', async ({ request }) => {
  const sockets = Array.from({ length: 300 }, () => connect(serverPort, 'localhost'))
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    }),
  )
  const answer = await request.get(view)
  expect(answer.status()).toBe(200)
  for (const socket of sockets) {
    socket.destroy()
  }
})
