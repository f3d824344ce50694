import { securityHeaders } from './headers.ts'
import { hashText, readInlineParts } from './inline-parts.ts'

/**
 * A page changes with a new build only. Shared caches may keep it for five minutes and show it for a
 * day while they ask again; browsers always ask.
 */
export const pageCacheControl =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate'

/** The time a loader ran, in the data that the router sends along. No page depends on it. */
const loadTime = /,u:\d+,s:"success"/g

/** Scripts, styles, fonts and pictures, each named after what is in it. */
export const assetsPath = '/assets/'
export const immutable = 'public, max-age=31536000, immutable'

/** A short text for what is not a page. */
export function answerText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** For programs that watch whether the server lives. */
export function answerHealth(request: Request): Response | undefined {
  return new URL(request.url).pathname === '/healthz' ? answerText(200, 'ok') : undefined
}

/**
 * Completes what the router answered: security, caching, validation, time.
 * @param duration milliseconds that the rendering took
 */
export async function answerPage(
  request: Request,
  rendering: Response,
  duration: number,
): Promise<Response> {
  const location = rendering.headers.get('Location')
  if (location !== null) {
    return new Response(null, {
      status: rendering.status,
      headers: { ...securityHeaders(), Location: toOwnPath(location), 'Cache-Control': 'no-cache' },
    })
  }
  // The same view has the same bytes, so that its ETag and the hashes of its scripts hold.
  const html = (await rendering.text()).replaceAll(loadTime, ',u:0,s:"success"')
  const etag = `"${(await hashText(html)).slice(0, 27)}"`
  const headers = {
    ...securityHeaders(await readInlineParts(html)),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': rendering.status === 200 ? pageCacheControl : 'no-cache',
    ETag: etag,
  }
  if (rendering.status === 200 && matchesETag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : html, {
    status: rendering.status,
    headers: {
      ...headers,
      'Content-Length': String(new TextEncoder().encode(html).length),
      'Server-Timing': `render;dur=${duration.toFixed(1)}`,
    },
  })
}

/** Whether a visitor has these bytes already. */
export function matchesETag(ifNoneMatch: string | null, etag: string): boolean {
  return (
    ifNoneMatch !== null &&
    ifNoneMatch
      .split(',')
      .map((text) => text.trim().replace(/^W\//, ''))
      .some((text) => text === etag || text === '*')
  )
}

/** A redirect never leaves the site: `//elsewhere.example` would. */
function toOwnPath(location: string): string {
  const { pathname, search } = new URL(location, 'http://localhost')
  return `/${pathname.replace(/^\/+/, '')}${search}`
}
