import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { talk } from './run-server.ts'
import { serveSite } from './site.ts'

const site = serveSite()
const impatient = serveSite({ TIMEOUT_FACTOR: '0.05' })

test('a client that never ends its request is hung up on', async () => {
  const [head, body] = await Promise.all([
    talk(impatient.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    talk(
      impatient.port,
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nslow',
    ),
  ])
  expect(head).toMatch(/^HTTP\/1\.1 408|^$/)
  expect(body).toMatch(/^HTTP\/1\.1 (405|408)/)
})

test('a client that asks for very much without waiting for answers is hung up on', async () => {
  const count = 400
  const ask = 'GET /restaurants HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answer = await talk(site.port, ask.repeat(count))
  expect((answer.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(count)
})

test('clients that begin a request and wait keep nobody else from a page', async () => {
  const sockets = Array.from({ length: 300 }, () => connect(site.port, 'localhost'))
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    }),
  )
  const answer = await site.ask('/restaurants?state=CA')
  expect(answer.status).toBe(200)
  for (const socket of sockets) {
    socket.destroy()
  }
})
