import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FastResponse } from 'srvx'
import { pageResponse, revalidate } from '#src/server/responses.ts'
import { listBuiltFiles } from './list-files.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Body = Uint8Array<ArrayBuffer>

interface RenderedPage {
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
    return revalidate(request, await respond(page, request.headers))
  }
}

/** By URL. Read once, because HTML of a later build would not match the policy and the ETag. */
export async function readBuiltPages(folder: string): Promise<Map<string, RenderedPage>> {
  const files = await listBuiltFiles(folder)
  const pages = files
    .filter((url) => url.endsWith('/index.html'))
    .map(async (url) => {
      const page = await readBuiltPage(path.join(folder, url))
      return [url.slice(0, -'/index.html'.length) || '/', page] as const
    })
  return new Map(await Promise.all(pages))
}

async function readBuiltPage(file: string): Promise<RenderedPage> {
  const page = await readRenderedPage(await pageResponse(await readFile(file, 'utf8'), 200))
  for (const [encoding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const bytes = await readFile(`${file}.${ending}`).catch(() => undefined)
    if (bytes !== undefined) {
      page.bodies.set(encoding, Promise.resolve(new Uint8Array(bytes)))
    }
  }
  return page
}

async function readRenderedPage(response: Response): Promise<RenderedPage> {
  const { status } = response
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = response.headers.get('ETag') ?? undefined
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  if (etag !== undefined) {
    headers.push(['vary', 'Accept-Encoding'])
  }
  return { status, headers, etag, bodies: new Map([['identity', Promise.resolve(body)]]) }
}

async function respond(page: RenderedPage, accepted: Headers): Promise<Response> {
  const { status, etag } = page
  const encoding = etag === undefined ? 'identity' : chooseEncoding(accepted)
  const body = await readBody(page, encoding)
  const headers = [...page.headers, ['content-length', String(body.length)] as [string, string]]
  if (encoding !== 'identity') {
    headers.push(['content-encoding', encoding])
  }
  return new FastResponse(body, { status, headers })
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

/** Brotli if accepted, else gzip, else none: https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding */
function chooseEncoding(headers: Headers): Encoding {
  const accepted = (headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const weights = new Map(
    accepted.map((part) => {
      const [name = '', weight] = part.trim().split(/\s*;\s*q=/)
      return [name, Number(weight ?? 1)]
    }),
  )
  const isAccepted = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}
