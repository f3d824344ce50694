import path from 'node:path'
import { serve, type ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { fetch } from '../entry-server.tsx'

const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOST ?? 'localhost'
const folder = path.resolve(import.meta.dirname, '../client')
const year = 31_536_000

const serveAssets = staticMiddleware({
  dir: folder,
  encodings: true,
  maxAge: year,
  immutable: true,
})
const serveFiles = staticMiddleware({ dir: folder, encodings: true })

/** A prerendered page answers only its bare URL; a query or another spelling means render. */
const serveStatic: ServerMiddleware = (request, next) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/assets/')) {
    return serveAssets(request, next)
  }
  const isOtherSpelling = pathname.endsWith('.html') || (pathname !== '/' && pathname.endsWith('/'))
  // The file of the 404 page is for static hosts; here a missing page answers 404.
  if (/^\/404\/*$/.test(pathname)) {
    return next()
  }
  return search !== '' || isOtherSpelling ? next() : serveFiles(request, next)
}

const server = serve({
  port,
  hostname,
  silent: true,
  manual: true,
  gracefulShutdown: { gracefulTimeout: 10 },
  middleware: [serveStatic],
  fetch: async (request) => {
    try {
      return await fetch(request)
    } catch (error) {
      console.error(error)
      return new Response('The page could not be made. Please try again in a moment.\n', {
        status: 500,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    }
  },
})

try {
  await server.serve()
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
