import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { FastResponse } from 'srvx'
import { revalidate } from '#src/server/responses.ts'

type Fetch = (request: Request) => Promise<Response>

type Body = Uint8Array<ArrayBuffer>

const compressors = {
  br: (body: Body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Body) => promisify(gzip)(body),
  identity: (body: Body) => Promise.resolve(body),
}

/** Caches rendered pages by encoding and URL. */
export function servePages(fetch: Fetch): Fetch {
  const pages = new LRUCache<string, Awaited<ReturnType<typeof encode>>, Request>({
    // Of up to 45 kB, or 210 kB for clients that accept no compression.
    max: 250,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { url, headers } }) =>
      encode(await fetch(new Request(url)), chooseEncoding(headers)),
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const key = `${chooseEncoding(request.headers)} ${pathname}${search}`
    const { body, status, headers } = await pages.forceFetch(key, { context: request })
    if (status !== 200) {
      pages.delete(key)
    }
    return revalidate(request, new FastResponse(body, { status, headers: new Headers(headers) }))
  }
}

/** Brotli if accepted, else gzip, else none. */
function chooseEncoding(headers: Headers): keyof typeof compressors {
  const negotiator = new Negotiator({ headers: Object.fromEntries(headers) })
  const accepted = negotiator.encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
}

async function encode(response: Response, encoding: keyof typeof compressors) {
  const { status } = response
  const headers = new Headers(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  // Only a page has an ETag here.
  if (!headers.has('ETag')) {
    return { body, status, headers }
  }
  const encoded = await compressors[encoding](body)
  headers.set('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(encoded.length))
  if (encoding !== 'identity') {
    headers.set('Content-Encoding', encoding)
  }
  return { body: encoded, status, headers }
}
