import { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerMiddleware } from 'srvx'

/** Requests under way on one connection. Browsers and proxies wait for each answer. */
const maxPipelined = 16

/** The open connections, each with its answers under way. */
const connections = new Map<Socket, Set<ServerResponse>>()

/** A listener of the server's `connection` event. */
export function rememberConnection(socket: Socket): void {
  const answers = new Set<ServerResponse>()
  connections.set(socket, answers)
  socket.once('close', () => {
    connections.delete(socket)
    answers.forEach(abandon)
  })
}

/**
 * Emits `close` on a pipelined answer whose connection has ended. Node emits it only on the answer that
 * is being sent. Each of the others would keep its file open.
 */
function abandon(answer: ServerResponse): void {
  if (answer.socket === null) {
    answer.destroy()
    answer.emit('close')
  }
}

/**
 * Destroys connections that never sent a byte. Browsers open some ahead. Node counts them as active,
 * and `server.close()` waits for them.
 */
export function closeSilentConnections(): void {
  for (const socket of connections.keys()) {
    if (socket.bytesRead === 0) {
      socket.destroy()
    }
  }
}

/**
 * Destroys a connection that has 16 requests under way. Without it, each of 40,000 pipelined requests
 * for a font may hold a file open.
 */
export const limitPipelining: ServerMiddleware = (request, next) => {
  const answer = request.runtime?.node?.res
  const socket = request.runtime?.node?.req.socket
  const answers = socket && connections.get(socket)
  if (!(answer instanceof ServerResponse) || answers === undefined) {
    return next()
  }
  if (answers.size === maxPipelined) {
    socket?.destroy()
    return new Response(null, { status: 429 })
  }
  answers.add(answer)
  answer.once('close', () => answers.delete(answer))
  return next()
}
