import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '../entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from './address.mjs'
import { answerHealth } from './answers.ts'
import {
  hangUpOnSilence,
  refuseBadHosts,
  refusePileUps,
  rememberConnection,
} from './node-connections.ts'
import { answerMalformed } from './node-malformed.ts'
import { serveBuiltFiles } from './node-files.ts'
import { serveViews } from './node-views.ts'
import { logRequest } from './request-log.ts'

const address = readAddress()
const folder = path.resolve(import.meta.dirname, '../client')
const second = 1000

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true
    setTimeout(hangUpOnSilence, 2 * second).unref()
  })
}

/** A connection kept open would hold a server that is asked to stop. */
const letGoWhenStopping: ServerMiddleware = async (_request, next) => {
  const response = await next()
  if (isStopping) {
    response.headers.set('Connection', 'close')
  }
  return response
}

const watchHealth: ServerMiddleware = (request, next) => answerHealth(request) ?? next()

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 8 },
  // Slow, half-open and oversized requests give their connection back.
  node: {
    headersTimeout: 10 * second,
    requestTimeout: 15 * second,
    keepAliveTimeout: 5 * second,
    connectionsCheckingInterval: 5 * second,
    maxHeaderSize: 32_768,
  },
  middleware: [
    letGoWhenStopping,
    logRequest,
    refusePileUps,
    refuseBadHosts,
    watchHealth,
    await serveBuiltFiles(folder),
  ],
  fetch: serveViews(fetch),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}
// A client that asks for much and reads nothing gives its connection back too.
server.node?.server?.setTimeout(10 * second)
server.node?.server?.on('connection', rememberConnection)
server.node?.server?.on('clientError', answerMalformed)
console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
