import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '#src/entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from '#src/start/address.mjs'
import { answerHealth } from '#src/server/answers.ts'
import { closeSilentConnections, limitPipelining, rememberConnection } from './connections.ts'
import { refuseBadHosts } from './refuse-bad-hosts.ts'
import { serveBuiltFiles } from './serve-files.ts'
import { readBuiltPages } from './read-pages.ts'
import { servePages } from './serve-pages.ts'
import { readTimeouts } from './timeouts.ts'
import { logRequest } from '#src/server/request-log.ts'

const address = readAddress()
const folder = path.resolve(import.meta.dirname, '../client')
const { idleTimeoutMs, silentTimeoutMs, ...timeouts } = readTimeouts()

// No signal handler is set yet: SIGTERM ends the process by default while the files are read.
const serveFiles = await serveBuiltFiles(folder)
const pages = await readBuiltPages(folder)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true
    setTimeout(closeSilentConnections, silentTimeoutMs).unref()
  })
}

/**
 * Closes the connection after the answer while the server stops, because an idle keep-alive connection
 * would hold `server.close()`; and after a request with a body, because Node would go on reading it and
 * answer 408 when it is late.
 */
const closeAfterAnswer: ServerMiddleware = async (request, next) => {
  const response = await next()
  const { headers } = request
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0
  if (isStopping || hasBody) {
    response.headers.set('Connection', 'close')
  }
  return response
}

const serveHealth: ServerMiddleware = (request, next) => answerHealth(request) ?? next()

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 8 },
  // Node closes the connections of slow, half-open and oversized requests.
  node: {
    ...timeouts,
    maxHeaderSize: 32_768,
    // refuseBadHosts answers 400. Node's own answer would have neither our headers nor a log line.
    requireHostHeader: false,
  },
  middleware: [
    closeAfterAnswer,
    logRequest,
    limitPipelining,
    refuseBadHosts,
    serveHealth,
    serveFiles,
  ],
  fetch: servePages(fetch, pages),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}
const http = server.node?.server
// Closes the connection of a client that asks for much and reads nothing.
http?.setTimeout(idleTimeoutMs)
http?.on('connection', rememberConnection)
if (isStopping) {
  // The signal came before the server listened, when there was nothing to close.
  await server.close()
} else {
  console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
}
