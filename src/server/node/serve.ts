import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '#src/entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from '#src/start/address.mjs'
import { logRequest } from '#src/server/request-log.ts'
import { textResponse } from '#src/server/responses.ts'
import { serveBuiltFiles } from './serve-files.ts'
import { servePages } from './serve-pages.ts'

const address = readAddress()
const serveFiles = serveBuiltFiles(path.resolve(import.meta.dirname, '../client'))

/** The URL has the Host header in it. */
const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url) ? next() : textResponse(400, 'This address is malformed.')

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 8 },
  // Proxies keep a connection for 60 s and answer 502 if it closes before.
  node: { keepAliveTimeout: 65_000, requestTimeout: 15_000, maxHeaderSize: 32_768 },
  middleware: [logRequest, refuseBadHosts, serveFiles],
  fetch: servePages(fetch),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}

console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
