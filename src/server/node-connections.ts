import { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerMiddleware } from 'srvx'
import { answerText } from './answers.ts'

/** Requests under way on one connection. Browsers and proxies wait for each answer. */
const pileMaxHeight = 16

/** The open ones, with the answers under way on each. Browsers open some ahead and say nothing there. */
const connections = new Map<Socket, Set<ServerResponse>>()

/** To be told of each connection. */
export function rememberConnection(socket: Socket): void {
  const answers = new Set<ServerResponse>()
  connections.set(socket, answers)
  socket.once('close', () => {
    connections.delete(socket)
    answers.forEach(abandon)
  })
}

/**
 * Node tells the answer whose turn it is that its connection has ended, and none that waits behind
 * that: each would keep the file open that it was to send.
 */
function abandon(answer: ServerResponse): void {
  if (answer.socket === null) {
    answer.destroy()
    answer.emit('close')
  }
}

/** A server that is asked to stop would wait for those as long as it waits for anyone. */
export function hangUpOnSilence(): void {
  for (const socket of connections.keys()) {
    if (socket.bytesRead === 0) {
      socket.destroy()
    }
  }
}

/** Whether requests of that connection are under way. */
export function hasRequests(socket: Socket): boolean {
  return (connections.get(socket)?.size ?? 0) > 0
}

/**
 * Hangs up on a client that sends request after request without waiting for answers: a few kilobytes
 * of them would fill the memory with pages.
 */
export const refusePileUps: ServerMiddleware = (request, next) => {
  const answer = request.runtime?.node?.res
  const socket = request.runtime?.node?.req.socket
  const answers = socket && connections.get(socket)
  if (!(answer instanceof ServerResponse) || answers === undefined) {
    return next()
  }
  if (answers.size === pileMaxHeight) {
    socket?.destroy()
    return new Response(null, { status: 429 })
  }
  answers.add(answer)
  answer.once('close', () => answers.delete(answer))
  return next()
}

/** A Host header may name a port that there is not: no handler could read the URL. */
export const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url)
    ? next()
    : answerText(400, 'This address is not spelled as addresses are.')
