import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '#src/entry-server.tsx'
import { readAddress, stopForAddress, writeUrl } from '#src/start/address.mjs'
import { logRequest } from '#src/server/request-log.ts'
import { textResponse } from '#src/server/responses.ts'
import { serveBuiltFiles } from './serve-files.ts'
import { servePages } from './serve-pages.ts'

const address = readAddress()
/** In milliseconds. Proxies use a connection again for up to 60 s, and answer 502 if we have closed it. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 15_000 }
const serveFiles = serveBuiltFiles(path.resolve(import.meta.dirname, '../client'))

/** The URL has the Host header in it. */
const refuseBadHosts: ServerMiddleware = (request, next) =>
  URL.canParse(request.url) ? next() : textResponse(400, 'This address is malformed.')

const server = serve({
  ...address,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 8 },
  node: { ...timeouts, maxHeaderSize: 32_768 },
  middleware: [logRequest, refuseBadHosts, serveFiles],
  fetch: servePages(fetch),
})

try {
  await server.serve()
} catch (error) {
  stopForAddress(error, address)
}

console.info(`Pattal is served at ${writeUrl(address, String(server.url))}`)
