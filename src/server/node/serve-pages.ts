import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { revalidate } from '#src/server/responses.ts'

type Fetch = (request: Request) => Promise<Response>

type Body = Uint8Array<ArrayBuffer>

/** Pages of up to 150 kB. */
const maxCached = 250

const compressors = {
  br: (body: Body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Body) => promisify(gzip)(body),
}

/** Caches rendered pages by URL, and compressed ones by ETag, because unknown paths share a page. */
export function servePages(fetch: Fetch): Fetch {
  const pages = new LRUCache<string, { response: Response; body: Body }, Request>({
    max: maxCached,
    ignoreFetchAbort: true,
    fetchMethod: async (_url, _stale, { context }) => {
      const response = await fetch(new Request(context.url))
      return { response, body: new Uint8Array(await response.arrayBuffer()) }
    },
  })
  const compressed = new LRUCache<string, Body, () => Promise<Uint8Array>>({
    max: maxCached,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: compress }) => new Uint8Array(await compress()),
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const { response, body } = await pages.forceFetch(url, { context: request })
    if (response.status !== 200) {
      pages.delete(url)
    }
    const { status } = response
    const headers = new Headers(response.headers)
    // Only a page has an ETag here.
    const etag = headers.get('ETag')
    if (etag === null) {
      return new FastResponse(body, { status, headers })
    }
    headers.set('Vary', 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers)
    if (encoding === undefined) {
      return revalidate(request, new FastResponse(body, { status, headers }))
    }
    const bytes = await compressed.forceFetch(encoding + etag, {
      context: () => compressors[encoding](body),
    })
    headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(bytes.length))
    return revalidate(request, new FastResponse(bytes, { status, headers }))
  }
}

/** Brotli if accepted, else gzip, else none: https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding */
function chooseEncoding(headers: Headers): keyof typeof compressors | undefined {
  const accepted = (headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const weights = new Map(
    accepted.map((part) => {
      const [name = '', weight] = part.trim().split(/\s*;\s*q=/)
      return [name, Number(weight ?? 1)]
    }),
  )
  return (['br', 'gzip'] as const).find(
    (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0,
  )
}
