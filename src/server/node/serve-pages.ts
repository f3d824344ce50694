import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { matchesETag } from '#src/server/etag.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Body = Uint8Array<ArrayBuffer>

export interface RenderedPage {
  status: number
  headers: [string, string][]
  etag: string | undefined
  bodies: Map<Encoding, Promise<Body>>
}

/** Pages of up to 150 kB. */
const maxCached = 250

/**
 * Caches rendered pages by URL, and a 404 by ETag, because unknown paths share a page.
 * @param builtPages by URL
 */
export function servePages(
  fetch: (request: Request) => Promise<Response>,
  builtPages: ReadonlyMap<string, RenderedPage> = new Map(),
): (request: Request) => Promise<Response> {
  const cache: LRUCache<string, RenderedPage, Request> = new LRUCache({
    max: maxCached,
    ignoreFetchAbort: true,
    fetchMethod: async (_url, _stale, { context }): Promise<RenderedPage> => {
      const page = await readRenderedPage(await fetch(new Request(context.url)))
      return (page.status === 404 && cache.get(page.etag ?? '')) || page
    },
  })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const page = builtPages.get(url) ?? (await cache.forceFetch(url, { context: request }))
    if (page.etag === undefined || page.status !== 200) {
      cache.delete(url)
    }
    if (page.etag !== undefined && page.status === 404) {
      cache.set(page.etag, page)
    }
    return answer(request, page)
  }
}

export async function readRenderedPage(response: Response): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = response.headers.get('ETag') ?? undefined
  const headers = [...response.headers].filter(
    ([name]) => !['content-length', 'etag'].includes(name),
  )
  return {
    status: response.status,
    headers: etag === undefined ? headers : [...headers, ['vary', 'Accept-Encoding']],
    etag,
    bodies: new Map([['identity', Promise.resolve(body)]]),
  }
}

async function answer(request: Request, page: RenderedPage): Promise<Response> {
  const { status, etag } = page
  const headers = [...page.headers]
  const encoding = etag === undefined ? 'identity' : chooseEncoding(request.headers)
  if (etag !== undefined) {
    // Each encoding has its tag.
    const tag = encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`)
    headers.push(['etag', tag])
    if (status === 200 && matchesETag(request.headers.get('if-none-match'), tag)) {
      return new FastResponse(null, { status: 304, headers })
    }
  }
  const body = await readBody(page, encoding)
  headers.push(['content-length', String(body.length)])
  if (encoding !== 'identity') {
    headers.push(['content-encoding', encoding])
  }
  return new FastResponse(request.method === 'HEAD' ? null : body, { status, headers })
}

/** Stores the promise, so that concurrent requests share one compression. */
function readBody({ bodies }: RenderedPage, encoding: Encoding): Promise<Body> {
  const identity = bodies.get('identity') ?? Promise.resolve(new Uint8Array())
  const body = bodies.get(encoding) ?? identity.then((bytes) => compress(bytes, encoding))
  bodies.set(encoding, body)
  // After a failure the next request tries again.
  body.catch(() => bodies.delete(encoding))
  return body
}

async function compress(body: Body, encoding: Encoding): Promise<Body> {
  return new Uint8Array(
    encoding === 'br'
      ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await promisify(gzip)(body),
  )
}

/** The highest weight in Accept-Encoding; between equals Brotli, then gzip. */
function chooseEncoding(headers: Headers): Encoding {
  const weights = new Map(
    (headers.get('accept-encoding') ?? '').split(',').map((part) => {
      const [name = '', weight] = part.toLowerCase().split(/;\s*q=/)
      return [name.trim(), Number(weight ?? 1)]
    }),
  )
  const weigh = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((encoding) => weigh(encoding) > 0)
    .toSorted((a, b) => weigh(b) - weigh(a))
  return best !== undefined && weigh(best) >= (weights.get('identity') ?? 0) ? best : 'identity'
}
