import { serverPort } from './playwright.config.ts'
import { startServer, talk } from './run-server.ts'
import { expect, test } from './test.ts'

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
  for (const line of lines) {
    const answer = await talk(serverPort, line)
    const about = line.slice(0, 80)
    expect(answer, about).toMatch(/^HTTP\/1\.1 [234]\d\d|^$/)
    expect(answer, about).not.toMatch(/^location: (?!\/(?!\/))/im)
  }
})

test('what cannot be read as a request is answered as all else is, and logged', async () => {
  const server = await startServer()
  const { port } = server
  const refused = [
    ['hello\r\n\r\n', 400, 'This request could not be read.'],
    ['GET foo://bar HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'This request could not be read.'],
    ['GET http://a:99999/ HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'This request could not be read.'],
    [
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'The headers of this request are too large.',
    ],
  ] as const
  for (const [bytes, status, sentence] of refused) {
    const answer = await talk(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).toContain(`\r\n\r\n${sentence}\n`)
    await expect
      .poll(server.output)
      .toContain(`"method":null,"path":null,"status":${status},"ms":null`)
  }
  // The server lives on.
  expect(await talk(port, `GET /healthz${endOfRequest}`)).toMatch(/^HTTP\/1\.1 200 /)
  server.process.kill()
  await server.exit
})

test('a request that is refused leaves its line too, and a look at the health none', async () => {
  const server = await startServer()
  const { port } = server
  await talk(port, `GET /healthz${endOfRequest}`)
  await talk(port, 'GET /about?a=b HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n')
  await expect.poll(server.output).toContain('"method":"GET","path":"/about","status":400')
  expect(server.output()).not.toContain('healthz')
  server.process.kill()
  await server.exit
})

test('a request that does not name one host is answered 400, with the headers of the site', async () => {
  const hosts = ['x:99999', 'a b', 'a/b?c', 'a@b', 'localhost\r\nHost: evil.example', undefined]
  for (const url of ['/', '/restaurants?state=CA', '/healthz', '/favicon.svg']) {
    for (const host of hosts) {
      const line = host === undefined ? '' : `Host: ${host}\r\n`
      const answer = await talk(
        serverPort,
        `GET ${url} HTTP/1.1\r\n${line}Connection: close\r\n\r\n`,
      )
      expect(answer, `${url} ${host}`).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer, `${url} ${host}`).toMatch(/^content-security-policy: default-src 'none'/im)
      expect(answer, `${url} ${host}`).toContain('This address is malformed.')
    }
  }
  expect(await talk(serverPort, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('what a client expects, and a body that nobody reads, do not change the answer', async () => {
  const expecting = endOfRequest.replace('Connection', 'Expect: x\r\nConnection')
  expect(await talk(serverPort, `GET /about${expecting}`)).toMatch(/^HTTP\/1\.1 200 /)
  // The body never comes, and the connection ends with the one answer.
  const answer = await talk(
    serverPort,
    'GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nbegun',
  )
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
  expect(answer).toContain('</svg>')
})
