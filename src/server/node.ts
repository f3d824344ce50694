import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { fetch } from '../entry-server.tsx'
import { answerHealth } from './answers.ts'
import { refusePileUps } from './node-connections.ts'
import { serveBuiltFiles } from './node-files.ts'
import { serveViews } from './node-views.ts'
import { logRequest } from './request-log.ts'

const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOST ?? 'localhost'
const folder = path.resolve(import.meta.dirname, '../client')
const second = 1000

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true
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

const answerHealthAndLog: ServerMiddleware = (request, next) =>
  answerHealth(request) ?? logRequest(request, next)

const server = serve({
  port,
  hostname,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 10 },
  // Slow, half-open and oversized requests give their connection back.
  node: {
    headersTimeout: 10 * second,
    requestTimeout: 15 * second,
    keepAliveTimeout: 5 * second,
    connectionsCheckingInterval: 5 * second,
    maxHeaderSize: 32_768,
  },
  middleware: [letGoWhenStopping, refusePileUps, answerHealthAndLog, await serveBuiltFiles(folder)],
  fetch: serveViews(fetch),
})

try {
  await server.serve()
  // A client that asks for much and reads nothing gives its connection back too.
  server.node?.server?.setTimeout(10 * second)
  console.info(`Pattal is served at http://${hostname}:${port}/`)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `Port ${port} on ${hostname} is taken. Stop the other program or choose another port: PORT=3001 npm start`
      : error,
  )
  process.exit(1)
}
