// Servers that do less than ours, for load.bench.ts to compare.
// node tests/bench/baselines.mjs file <folder> | bare <module> | handler <module>
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FastResponse, serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const [kind, place = ''] = process.argv.slice(2)

function serveFolder() {
  return {
    middleware: [staticMiddleware({ dir: place })],
    fetch: () => new Response(null, { status: 404 }),
  }
}

/** React's renderToString alone: a tree is loaded once, and rendered for each request. */
async function renderBare() {
  /** @type {{ loadView: (url: string) => Promise<() => string> }} */
  const { loadView } = await importModule()
  /** @type {Map<string, Promise<() => string>>} */
  const views = new Map()
  return {
    fetch: async (/** @type {Request} */ { url }) => {
      const view = views.get(url) ?? loadView(url)
      views.set(url, view)
      const draw = await view
      return new FastResponse(draw(), { headers: { 'Content-Type': 'text/html' } })
    },
  }
}

/** The site's handler without the cache in front of it. */
async function renderUncached() {
  /** @type {{ fetch: (request: Request) => Promise<Response> }} */
  const site = await importModule()
  return {
    fetch: async (/** @type {Request} */ { url }) => {
      const response = await site.fetch(new Request(url))
      return new FastResponse(await response.arrayBuffer(), response)
    },
  }
}

function importModule() {
  return import(pathToFileURL(path.resolve(place)).href)
}

const handlers = { file: serveFolder, bare: renderBare, handler: renderUncached }
const handle = Object.entries(handlers).find(([name]) => name === kind)?.[1]
if (handle === undefined) {
  throw new Error(`Expected one of ${Object.keys(handlers).join(', ')}, found ${kind}.`)
}
const server = serve({ port: 0, hostname: 'localhost', silent: true, ...(await handle()) })
await server.ready()
console.info(`http://localhost:${new URL(server.url ?? '').port}/`)
