import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '#src/entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from '#src/start/address.mjs'
import { answerBadAddress, answerHealth } from '#src/server/answers.ts'
import { logRequest } from '#src/server/request-log.ts'
import { readBuiltPages } from './read-pages.ts'
import { serveBuiltFiles } from './serve-files.ts'
import { servePages } from './serve-pages.ts'

const address = readAddress()
const folder = path.resolve(import.meta.dirname, '../client')
const serveFiles = await serveBuiltFiles(folder)
const pages = await readBuiltPages(folder)

/** The URL has the Host header in it. */
const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url) ? next() : answerBadAddress()

const serveHealth: ServerMiddleware = (request, next) => answerHealth(request) ?? next()

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 8 },
  node: { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 32_768 },
  middleware: [logRequest, refuseBadHosts, serveHealth, serveFiles],
  fetch: servePages(fetch, pages),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}

console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
