import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { runProgram, servers, startServer, type Run } from './run-server.ts'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} lets a request under way finish, then the server ends with code 0`, async () => {
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

/** Runs the server with a script that runs before it. */
function runAfter(script: string): Run {
  const preload = `data:text/javascript,${encodeURIComponent(script)}`
  return runProgram(servers.node, {
    PORT: '0',
    HOST: 'localhost',
    NODE_OPTIONS: `--import=${preload}`,
  })
}

test('SIGTERM while the server starts ends it too', async () => {
  // It reads the built files, some two hundred of them, before it listens.
  const runs = [0, 1, 2, 10, 50, 100, 150].map(async (files) => {
    const server = runAfter(`
      import fs from 'node:fs/promises'
      import { syncBuiltinESMExports } from 'node:module'
      const { readFile } = fs
      let files = 0
      const count = () => files++ === ${files} && process.kill(process.pid, 'SIGTERM')
      fs.readFile = (...args) => {
        count()
        return readFile(...args)
      }
      syncBuiltinESMExports()
      count()`)
    const { code, signal } = await server.exit
    // By the signal itself, before the server listens.
    expect(['SIGTERM', 0], `after ${files} files`).toContain(signal ?? code)
    expect(server.output(), `after ${files} files`).toBe('')
  })
  await Promise.all(runs)
})

test('SIGTERM between the call to listen and the word that it does ends the server too', async () => {
  const stopOnListen = `
    import { Server } from 'node:net'
    const { listen } = Server.prototype
    Server.prototype.listen = function (...args) {
      process.emit('SIGTERM', 'SIGTERM')
      return listen.apply(this, args)
    }`
  const server = runAfter(stopOnListen)
  expect(await server.exit).toEqual({ code: 0, signal: null })
})

test('a connection on which nothing was ever asked does not hold a server that is to stop', async () => {
  const server = await startServer(undefined, { TIMEOUT_FACTOR: '2' })
  const { port } = server
  const silent = connect(port, 'localhost')
  const silentIsClosed = once(silent, 'close')
  const asking = connect(port, 'localhost')
  await once(silent, 'connect')
  // One whole request, and one begun, which the server has read when it answers the first.
  asking.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n')
  await once(asking, 'data')
  server.process.kill('SIGTERM')
  await silentIsClosed
  // The begun request may still be completed: its timeout has not passed.
  expect(asking.closed).toBe(false)
  asking.destroy()
  expect(await server.exit).toEqual({ code: 0, signal: null })
})

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

test('SIGTERM under load: every request that was accepted is answered whole', async () => {
  // Connections stay open however long a busy machine takes to open all of them.
  const server = await startServer(undefined, { TIMEOUT_FACTOR: '20' })
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
