import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startServer } from './site.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} lets a pending request finish, and then ends the server with code 0`, async () => {
    const server = await startServer()
    const { port } = server
    let answer = ''
    const socket = connect(port, 'localhost')
    socket.on('data', (data) => (answer += String(data)))
    // One whole request, and one begun, whose last line is still to come.
    socket.write(
      'GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n' +
        'GET /restaurants?state=CA HTTP/1.1\r\nHost: localhost\r\n',
    )
    await expect.poll(() => answer).toContain('</svg>')

    server.process.kill(signal)
    await expect.poll(() => canConnect(port)).toBe(false)
    expect(server.process.exitCode).toBeNull()
    socket.write('Connection: close\r\n\r\n')
    await expect.poll(() => answer).toContain('</html>')
    expect(answer.match(/HTTP\/1.1 200/g)).toHaveLength(2)
    expect(await server.exit).toEqual({ code: 0, signal: null })
  })
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

test('SIGTERM under load: every accepted request gets its whole response', async () => {
  const server = await startServer()
  const { port } = server
  const clients = await Promise.all(Array.from({ length: 128 }, () => openClient(port)))
  // Each requests another view, so that the server is busy when it gets the signal.
  for (const [index, { socket }] of clients.entries()) {
    socket.write(`GET /restaurants?query=a+${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  }
  await Promise.race(clients.map(({ socket }) => once(socket, 'data')))
  server.process.kill('SIGTERM')
  expect(clients.filter(({ answer }) => answer() === '').length).toBeGreaterThan(10)

  await Promise.all(clients.map(({ closed }) => closed))
  expect(clients.map(({ answer }) => answer()).filter((text) => !isWhole(text))).toEqual([])
  expect(await server.exit).toEqual({ code: 0, signal: null })
})

interface Client {
  socket: Socket
  /** The text received after the first response. */
  answer: () => string
  closed: Promise<void>
}

/** Connects and waits for a first answer, so that the server has surely accepted the connection. */
async function openClient(port: number): Promise<Client> {
  const socket = connect(port, 'localhost').setEncoding('utf8')
  socket.write('HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  const closed = new Promise<void>((resolve) => {
    socket.on('error', (error) => (text += String(error)))
    socket.on('close', () => resolve())
  })
  return { socket, answer: () => text, closed }
}

function isWhole(answer: string): boolean {
  const [, length = ''] = /content-length: (\d+)/i.exec(answer) ?? []
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  return answer.startsWith('HTTP/1.1 200') && Buffer.byteLength(body) === Number(length)
}
