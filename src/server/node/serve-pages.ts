import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { revalidate } from '#src/server/responses.ts'

type Fetch = (request: Request) => Promise<Response>

type Body = Uint8Array<ArrayBuffer>

interface RenderedPage {
  status: number
  headers: Headers
  etag: string
  body: Body
  /** Promises, so that concurrent requests share one compression. */
  compressed: Map<string, Promise<Body>>
}

/** Pages of up to 150 kB. */
const maxCached = 250

const compressors = {
  br: (body: Body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Body) => promisify(gzip)(body),
}

/** Caches rendered pages by URL, and a 404 by ETag, because unknown paths share a page. */
export function servePages(fetch: Fetch): Fetch {
  const cache: LRUCache<string, RenderedPage, Request> = new LRUCache({
    max: maxCached,
    ignoreFetchAbort: true,
    fetchMethod: async (_url, _stale, { context }): Promise<RenderedPage> => {
      const page = await readPage(await fetch(new Request(context.url)))
      return (page.status === 404 && cache.get(page.etag)) || page
    },
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const page = await cache.forceFetch(url, { context: request })
    const { status, etag } = page
    if (etag === '' || status !== 200) {
      cache.delete(url)
    }
    if (etag !== '' && status === 404) {
      cache.set(etag, page)
    }
    return revalidate(request, await compress(page, chooseEncoding(request.headers)))
  }
}

async function readPage(response: Response): Promise<RenderedPage> {
  const { status, headers } = response
  const etag = headers.get('ETag') ?? ''
  if (etag !== '') {
    headers.set('Vary', 'Accept-Encoding')
  }
  const body = new Uint8Array(await response.arrayBuffer())
  return { status, headers, etag, body, compressed: new Map() }
}

/** Only a page has an ETag here. */
async function compress(
  { status, headers, etag, body, compressed }: RenderedPage,
  encoding: keyof typeof compressors | undefined,
): Promise<Response> {
  if (etag === '' || encoding === undefined) {
    return new FastResponse(body, { status, headers })
  }
  const compression =
    compressed.get(encoding) ?? compressors[encoding](body).then((one) => new Uint8Array(one))
  compressed.set(encoding, compression)
  const bytes = await compression
  const response = new FastResponse(bytes, { status, headers })
  response.headers.set('Content-Encoding', encoding)
  response.headers.set('Content-Length', String(bytes.length))
  return response
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
  const isAccepted = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted)
}
