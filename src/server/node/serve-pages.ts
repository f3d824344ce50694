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
  etag: string
  bodies: Map<Encoding, Promise<Body>>
  /** Of the identity body, in bytes. */
  size: number
}

/** Of the HTML; the compressed bodies are a fraction of it. */
const cacheMaxBytes = 32_000_000

/**
 * Caches rendered pages (LRU). Only a canonical URL answers 200, so a page is cached once. A 404 is
 * cached by its ETag, because all unknown paths have the same page. A response without an ETag is
 * passed on and not cached. Concurrent requests for a new page share one rendering.
 * @param fetch renders a page
 * @param builtPages by URL; they are never evicted
 */
export function servePages(
  fetch: (request: Request) => Promise<Response>,
  builtPages: ReadonlyMap<string, RenderedPage> = new Map(),
): (request: Request) => Promise<Response> {
  const cache = new LRUCache<string, RenderedPage>({
    maxSize: cacheMaxBytes,
    // lru-cache throws at a size of 0.
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  /** Renderings in progress, by URL. They resolve when the rendering ends or fails. */
  const underWay = new Map<string, Promise<void>>()

  const render = async (key: string, request: Request): Promise<Response> => {
    const response = await fetch(new Request(request.url))
    const etag = response.headers.get('ETag')
    if (etag === null) {
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
    const isMissing = response.status === 404
    const known = isMissing ? cache.get(etag) : undefined
    if (known !== undefined) {
      return answer(request, known, 'hit')
    }
    const page = await readRenderedPage(response, etag)
    if (isMissing || page.status === 200) {
      cache.set(isMissing ? etag : key, page)
    }
    return answer(request, page, 'miss', response.headers.get('Server-Timing'))
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fetch(request)
    }
    const { pathname, search } = new URL(request.url)
    const key = pathname + search
    const pending = underWay.get(key)
    if (pending !== undefined) {
      await pending
    }
    const kept = builtPages.get(key) ?? cache.get(key)
    if (kept !== undefined) {
      return answer(request, kept, 'hit')
    }
    const response = render(key, request)
    const forget = () => void underWay.delete(key)
    underWay.set(key, response.then(forget, forget))
    return response
  }
}

export async function readRenderedPage(response: Response, etag: string): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = [...response.headers].filter(
    ([name]) => !['content-length', 'etag', 'server-timing'].includes(name),
  )
  return {
    status: response.status,
    headers: [...headers, ['vary', 'Accept-Encoding']],
    etag,
    bodies: new Map([['identity', Promise.resolve(body)]]),
    size: body.length,
  }
}

async function answer(
  request: Request,
  page: RenderedPage,
  cached: 'hit' | 'miss',
  timing: string | null = null,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  // The same text in another encoding is another entity: each has its own tag.
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`)
  const headers: [string, string][] = [
    ...page.headers,
    ['etag', etag],
    ['server-timing', [`cache;desc=${cached}`, ...(timing === null ? [] : [timing])].join(', ')],
  ]
  if (page.status === 200 && matchesETag(request.headers.get('if-none-match'), etag)) {
    return new FastResponse(null, { status: 304, headers })
  }
  const body = await readBody(page, encoding)
  headers.push(['content-length', String(body.length)])
  if (encoding !== 'identity') {
    headers.push(['content-encoding', encoding])
  }
  return new FastResponse(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

/** The promise is stored before it is awaited, so that concurrent requests share one compression. */
function readBody({ bodies }: RenderedPage, encoding: Encoding): Promise<Body> {
  const identity = bodies.get('identity') ?? Promise.resolve(new Uint8Array())
  const body = bodies.get(encoding) ?? identity.then((bytes) => compress(bytes, encoding))
  bodies.set(encoding, body)
  // After a failure the next request tries again.
  body.catch(() => bodies.delete(encoding))
  return body
}

/** Runs in libuv's thread pool. Brotli 5 takes less time than it saves on the network. */
async function compress(body: Body, encoding: Encoding): Promise<Body> {
  return new Uint8Array(
    encoding === 'br'
      ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await promisify(gzip)(body),
  )
}

/** The encoding with the highest weight in Accept-Encoding; between equals Brotli, then gzip. */
function chooseEncoding(accepted: string | null): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
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
