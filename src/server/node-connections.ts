import type { Socket } from 'node:net'
import type { ServerMiddleware } from 'srvx'
import { answerText } from './answers.ts'

/** Requests under way on one connection. Browsers and proxies wait for each answer. */
const pileMaxHeight = 16

/** The open ones. Browsers open some ahead and say nothing on them. */
const connections = new Set<Socket>()

/** To be told of each connection. */
export function rememberConnection(socket: Socket): void {
  connections.add(socket)
  socket.once('close', () => connections.delete(socket))
}

/** A server that is asked to stop would wait for those as long as it waits for anyone. */
export function hangUpOnSilence(): void {
  for (const socket of connections) {
    if (socket.bytesRead === 0) {
      socket.destroy()
    }
  }
}

const piles = new WeakMap<Socket, number>()

/**
 * Hangs up on a client that sends request after request without waiting for answers: a few kilobytes
 * of them would fill the memory with pages.
 */
export const refusePileUps: ServerMiddleware = (request, next) => {
  const node = request.runtime?.node
  if (node?.res === undefined) {
    return next()
  }
  const { socket } = node.req
  const height = (piles.get(socket) ?? 0) + 1
  piles.set(socket, height)
  if (height > pileMaxHeight) {
    socket.destroy()
    return new Response(null, { status: 429 })
  }
  node.res.once('close', () => piles.set(socket, (piles.get(socket) ?? 1) - 1))
  return next()
}

/** A Host header may name a port that there is not: no handler could read the URL. */
export const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url)
    ? next()
    : answerText(400, 'This address is not spelled as addresses are.')
