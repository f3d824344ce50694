import { expect, test } from 'vitest'
import { sendRaw } from './run-server.ts'
import { site, startServer } from './site.ts'

const endOfRequest = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test('bytes that are not HTTP cause no error and no redirect to another host', async () => {
  const lines = [
    'hello\r\n\r\n',
    `GET /\u0000${endOfRequest}`,
    'GET / HTTP/9.9\r\n\r\n',
    `GET http://pwn.example/restaurants?state=ny${endOfRequest}`,
    `GET ${'/a'.repeat(20_000)}${endOfRequest}`,
    'GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ]
  await Promise.all(
    lines.map(async (line) => {
      const answer = await sendRaw(site.port, line)
      const about = line.slice(0, 80)
      expect(answer, about).toMatch(/^HTTP\/1\.1 [234]\d\d|^$/)
      expect(answer, about).not.toMatch(/^location: (?!\/(?!\/))/im)
    }),
  )
})

test('cookies of 20 kB are no reason to refuse a page', async () => {
  const cookies = `Cookie: a=${'b'.repeat(20_000)}\r\n`
  const request = `GET /about HTTP/1.1\r\nHost: localhost\r\n${cookies}Connection: close\r\n\r\n`
  expect(await sendRaw(site.port, request)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a refused request is logged, and a health check is not', async () => {
  const server = await startServer()
  const { port } = server
  await sendRaw(port, `GET /healthz${endOfRequest}`)
  await sendRaw(port, 'GET /about?a=b HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n')
  await server.waitFor(/"method":"GET","path":"\/about","status":400/)
  expect(server.output()).not.toContain('healthz')
})

test('a request without a valid host gets 400', async () => {
  for (const host of ['Host: x:99999\r\n', '']) {
    const answer = await sendRaw(
      site.port,
      `GET /restaurants?state=CA HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    )
    expect(answer, host).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(await sendRaw(site.port, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
