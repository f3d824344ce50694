import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '#src/entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from '#src/start/address.mjs'
import { answerBadAddress, answerHealth } from '#src/server/answers.ts'
import { logRequest } from '#src/server/request-log.ts'
import { readBuiltPages } from './read-pages.ts'
import { serveBuiltFiles } from './serve-files.ts'
import { servePages } from './serve-pages.ts'

const stopTimeoutMs = 8_000

const address = readAddress()
const folder = path.resolve(import.meta.dirname, '../client')
const serveFiles = await serveBuiltFiles(folder)
const pages = await readBuiltPages(folder)

let isStopping = false
/** An idle keep-alive connection would delay `server.close()`. */
const closeWhileStopping: ServerMiddleware = async (_request, next) => {
  const response = await next()
  if (isStopping) {
    response.headers.set('Connection', 'close')
  }
  return response
}

/** The URL has the Host header in it, which may be anything. */
const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url) ? next() : answerBadAddress()

const serveHealth: ServerMiddleware = (request, next) => answerHealth(request) ?? next()

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: false,
  node: { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 32_768 },
  middleware: [closeWhileStopping, logRequest, refuseBadHosts, serveHealth, serveFiles],
  fetch: servePages(fetch, pages),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopping = true
    void server.close()
    setTimeout(() => void server.close(true), stopTimeoutMs).unref()
  })
}
console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
