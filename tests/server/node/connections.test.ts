import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { FastResponse, serve } from 'srvx'
import { expect, test, vi } from 'vitest'
import { limitPipelining, rememberConnection } from '#src/server/node/connections.ts'

/** The machine may be busy. */
const patience = { timeout: 20_000 }

test('a client that asks for much and hangs up leaves nothing open that was to be sent', async () => {
  const files: Readable[] = []
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    middleware: [limitPipelining],
    fetch: () => {
      // As long as anyone reads.
      const file = new Readable({ read: () => void file.push(Buffer.alloc(65_536)) })
      files.push(file)
      return new FastResponse(file as unknown as BodyInit)
    },
  })
  server.node?.server?.on('connection', rememberConnection)
  await server.ready()
  const socket = connect(Number(new URL(server.url ?? '').port), 'localhost')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5))
  await once(socket, 'data')
  await vi.waitFor(() => expect(files).toHaveLength(5), patience)
  socket.destroy()
  await vi.waitFor(
    () => expect(files.map(({ destroyed }) => destroyed)).toEqual(Array(5).fill(true)),
    patience,
  )
  await server.close(true)
})
