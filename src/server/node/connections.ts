import { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerMiddleware } from 'srvx'
import { answerBadAddress } from '#src/server/answers.ts'

/** Requests under way on one connection. Browsers and proxies wait for each answer. */
const maxPipelined = 16

/** The open ones, with the answers under way on each. Browsers open some ahead and say nothing there. */
const connections = new Map<Socket, Set<ServerResponse>>()

/** Call it for every new connection. */
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

/** A server that is asked to stop would wait for silent connections as long as for any other. */
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

/**
 * A request names one host, spelled as hosts are: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 * No page depends on it, but no handler could read one whose port does not exist.
 */
export const refuseBadHosts: ServerMiddleware = (request, next) => {
  const { rawHeaders = [], httpVersion } = request.runtime?.node?.req ?? {}
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  const isNamed = hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1')
  return isNamed && hosts.every((host) => !/[\s/?#@\\]/.test(host)) && URL.canParse(request.url)
    ? next()
    : answerBadAddress()
}
