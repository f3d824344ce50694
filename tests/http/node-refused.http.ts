import { expect, test } from 'vitest'
import { startServer, talk } from './run-server.ts'
import { serveSite } from './site.ts'

const site = serveSite()
// Short timeouts: a client that sends nothing more is disconnected soon. On a busy machine every client.
const impatient = serveSite({ TIMEOUT_FACTOR: '0.05' })

/** What ends a request line, and the request. */
const endOfRequest = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test('bytes that are no HTTP get no error of ours', async () => {
  const lines = [
    '\r\n\r\n',
    'hello\r\n\r\n',
    `GET /\u0000${endOfRequest}`,
    'GET / HTTP/9.9\r\n\r\n',
    `GET http://pwn.example/restaurants?state=ny${endOfRequest}`,
    `GET ${'/a'.repeat(20_000)}${endOfRequest}`,
    'GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ]
  await Promise.all(
    lines.map(async (line) => {
      const answer = await talk(impatient.port, line)
      const about = line.slice(0, 80)
      expect(answer, about).toMatch(/^HTTP\/1\.1 [234]\d\d|^$/)
      expect(answer, about).not.toMatch(/^location: (?!\/(?!\/))/im)
    }),
  )
})

test('headers of 40 kB end the connection, and the server lives on', async () => {
  const server = await startServer()
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`
  expect(await talk(server.port, long)).toMatch(/^HTTP\/1\.1 431 /)
  expect(await talk(server.port, `GET /healthz${endOfRequest}`)).toMatch(/^HTTP\/1\.1 200 /)
  server.process.kill('SIGKILL')
  await server.exit
})

test('a request that is refused leaves its line too, and a look at the health none', async () => {
  const server = await startServer()
  const { port } = server
  await talk(port, `GET /healthz${endOfRequest}`)
  await talk(port, 'GET /about?a=b HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n')
  await server.hear(/"method":"GET","path":"\/about","status":400/)
  expect(server.output()).not.toContain('healthz')
  server.process.kill('SIGKILL')
  await server.exit
})

test('a request that does not name one host is answered 400, with the headers of the site', async () => {
  const hosts = ['x:99999', 'a b', 'a/b?c', 'a@b', 'localhost\r\nHost: evil.example', undefined]
  for (const url of ['/', '/restaurants?state=CA', '/healthz', '/favicon.svg']) {
    for (const host of hosts) {
      const line = host === undefined ? '' : `Host: ${host}\r\n`
      const answer = await talk(
        site.port,
        `GET ${url} HTTP/1.1\r\n${line}Connection: close\r\n\r\n`,
      )
      expect(answer, `${url} ${host}`).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer, `${url} ${host}`).toMatch(/^content-security-policy: default-src 'none'/im)
      expect(answer, `${url} ${host}`).toContain('This address is malformed.')
    }
  }
  expect(await talk(site.port, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body that nobody reads does not change the answer', async () => {
  // The body never comes, and the connection ends with the one answer.
  const answer = await talk(
    site.port,
    'GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nbegun',
  )
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
  expect(answer).toContain('</svg>')
})
