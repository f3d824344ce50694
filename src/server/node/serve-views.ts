import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { matchesETag } from '#src/server/etag.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Body = Uint8Array<ArrayBuffer>

/** A page or view with the bodies that were asked for so far. */
export interface View {
  status: number
  headers: [string, string][]
  etag: string
  bodies: Map<Encoding, Promise<Body>>
  size: number
}

/** Bytes of HTML; the compressed bodies are a fraction of it. */
const cacheMaxSize = 32_000_000

/**
 * Keeps rendered views in front of the renderer, the ones least recently asked for go first. Only a
 * canonical URL answers 200, so one view is kept once. What has no ETag goes on as it came. A new view
 * that many ask for at once is rendered for the first of them.
 * @param pages by URL, those that never go
 */
export function serveViews(
  fetch: (request: Request) => Promise<Response>,
  pages: ReadonlyMap<string, View> = new Map(),
): (request: Request) => Promise<Response> {
  const views = new LRUCache<string, View>({
    maxSize: cacheMaxSize,
    // It takes no size of 0.
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  /** Ends, whatever comes of it, when the rendering of that view does. */
  const underWay = new Map<string, Promise<void>>()

  const render = async (key: string, request: Request): Promise<Response> => {
    const response = await fetch(new Request(request.url))
    const etag = response.headers.get('ETag')
    if (etag === null) {
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
    const view = await readView(response, etag)
    if (view.status === 200) {
      views.set(key, view)
    }
    return answer(request, view, 'miss', response.headers.get('Server-Timing'))
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
    const kept = pages.get(key) ?? views.get(key)
    if (kept !== undefined) {
      return answer(request, kept, 'hit')
    }
    const response = render(key, request)
    const forget = () => void underWay.delete(key)
    underWay.set(key, response.then(forget, forget))
    return response
  }
}

/** A view from the answer that renders it. */
export async function readView(response: Response, etag: string): Promise<View> {
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
  view: View,
  cache: 'hit' | 'miss',
  timing: string | null = null,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  // The same text in another encoding is another entity: each has its own tag.
  const etag = encoding === 'identity' ? view.etag : view.etag.replace(/"$/, `-${encoding}"`)
  const headers: [string, string][] = [
    ...view.headers,
    ['etag', etag],
    ['server-timing', [`cache;desc=${cache}`, ...(timing === null ? [] : [timing])].join(', ')],
  ]
  if (view.status === 200 && matchesETag(request.headers.get('if-none-match'), etag)) {
    return new FastResponse(null, { status: 304, headers })
  }
  const body = await readBody(view, encoding)
  headers.push(['content-length', String(body.length)])
  if (encoding !== 'identity') {
    headers.push(['content-encoding', encoding])
  }
  return new FastResponse(request.method === 'HEAD' ? null : body, { status: view.status, headers })
}

/** Many may ask at once: what is begun is kept before anything is waited for. */
function readBody({ bodies }: View, encoding: Encoding): Promise<Body> {
  const identity = bodies.get('identity') ?? Promise.resolve(new Uint8Array())
  const body = bodies.get(encoding) ?? identity.then((bytes) => compress(bytes, encoding))
  bodies.set(encoding, body)
  // One that fails is tried again.
  body.catch(() => bodies.delete(encoding))
  return body
}

/** Off the main thread, at a level that costs less than it saves on the way. */
async function compress(body: Body, encoding: Encoding): Promise<Body> {
  return new Uint8Array(
    encoding === 'br'
      ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await promisify(gzip)(body),
  )
}

/** What the visitor's program likes best; of those it likes the same Brotli, then gzip. */
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
