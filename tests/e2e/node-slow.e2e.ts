import { once } from 'node:events'
import { connect } from 'node:net'
import { serverPort } from './playwright.config.ts'
import { talk } from './run-server.ts'
import { expect, test } from './test.ts'

test('a client that never ends its request is hung up on', async () => {
  test.setTimeout(60_000)
  const [head, body] = await Promise.all([
    talk(serverPort, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    talk(serverPort, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nslow'),
  ])
  expect(head).toMatch(/^HTTP\/1\.1 408|^$/)
  expect(body).toMatch(/^HTTP\/1\.1 (405|408)/)
})

test('a client that asks for very much without waiting for answers is hung up on', async () => {
  const count = 400
  const ask = 'GET /restaurants HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answer = await talk(serverPort, ask.repeat(count))
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
  const answer = await request.get('/restaurants?state=CA')
  expect(answer.status()).toBe(200)
  for (const socket of sockets) {
    socket.destroy()
  }
})
