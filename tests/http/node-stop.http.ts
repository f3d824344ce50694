import { connect } from 'node:net'
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

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
