import { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerMiddleware } from 'srvx'

/** Requests under way on one connection. Browsers and proxies wait for each answer. */
const maxPipelined = 16

/** The open connections, each with the responses that are not sent yet. */
const connections = new Map<Socket, Set<ServerResponse>>()

/** Listener of the server's `connection` event. Call it before the first request. */
export function rememberConnection(socket: Socket): void {
  const responses = new Set<ServerResponse>()
  connections.set(socket, responses)
  socket.once('close', () => {
    connections.delete(socket)
    responses.forEach(abandon)
  })
}

/**
 * Emits `close` on a pipelined response whose connection has ended. Node emits it only on the response
 * that is being sent. Each of the others would keep its file open.
 */
function abandon(response: ServerResponse): void {
  if (response.socket === null) {
    response.destroy()
    response.emit('close')
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
  const response = request.runtime?.node?.res
  const socket = request.runtime?.node?.req.socket
  const responses = socket && connections.get(socket)
  if (!(response instanceof ServerResponse) || responses === undefined) {
    return next()
  }
  if (responses.size === maxPipelined) {
    socket?.destroy()
    return new Response(null, { status: 429 })
  }
  responses.add(response)
  response.once('close', () => responses.delete(response))
  return next()
}
