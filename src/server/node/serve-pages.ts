import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { FastResponse } from 'srvx'
import { revalidate } from '#src/server/responses.ts'

type Fetch = (request: Request) => Promise<Response>

type Body = Uint8Array<ArrayBuffer>

interface Page {
  response: Response
  body: Body
  /** By encoding, once a browser accepts it. */
  compressed: Map<string, Promise<Body>>
}

/** Pages of up to 150 kB. */
const maxCached = 250

const compressors = {
  br: (body: Body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Body) => promisify(gzip)(body),
}

/** Caches rendered pages by URL. */
export function servePages(fetch: Fetch): Fetch {
  const pages = new LRUCache<string, Page, Request>({
    max: maxCached,
    ignoreFetchAbort: true,
    fetchMethod: async (_url, _stale, { context }) => {
      const response = await fetch(new Request(context.url))
      const body = new Uint8Array(await response.arrayBuffer())
      return { response, body, compressed: new Map() }
    },
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const { response, body, compressed } = await pages.forceFetch(url, { context: request })
    const { status } = response
    if (status !== 200) {
      pages.delete(url)
    }
    const headers = new Headers(response.headers)
    // Only a page has an ETag here.
    if (!headers.has('ETag')) {
      return new FastResponse(body, { status, headers })
    }
    headers.set('Vary', 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers)
    if (encoding === undefined) {
      return revalidate(request, new FastResponse(body, { status, headers }))
    }
    const bytes = compressed.get(encoding) ?? compressors[encoding](body)
    compressed.set(encoding, bytes)
    headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String((await bytes).length))
    return revalidate(request, new FastResponse(await bytes, { status, headers }))
  }
}

/** Brotli if accepted, else gzip, else none. */
function chooseEncoding(headers: Headers): keyof typeof compressors | undefined {
  const negotiator = new Negotiator({ headers: Object.fromEntries(headers) })
  const accepted = negotiator.encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name))
}
