import { matchesETag, writeETag } from './etag.ts'
import { securityHeaders } from './headers.ts'
import { readInlineParts } from './inline-parts.ts'

/** CDNs take `must-revalidate` to forbid stale answers: https://www.rfc-editor.org/rfc/rfc9213 */
const pageCaching = {
  'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  'CDN-Cache-Control': 'max-age=300, stale-while-revalidate=86400',
}

export const assetsPath = '/assets/'
export const immutable = 'public, max-age=31536000, immutable'

export function answerText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = new TextEncoder().encode(`${text}\n`)
  return new Response(bytes, {
    status,
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

export function answerBadAddress(): Response {
  return answerText(400, 'This address is malformed.')
}

export function answerError(error: unknown): Response {
  console.error(error)
  return answerText(500, 'The page could not be rendered. Please try again in a moment.')
}

export const healthPath = '/healthz'

export function answerHealth(request: Request): Response | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && new URL(request.url).pathname === healthPath ? answerText(200, 'ok') : undefined
}

/** Redirects to a path in lower case. One slash begins it, because `//elsewhere.example` is another host. */
export function answerRedirect(status: number, location: string): Response {
  const { pathname, search } = new URL(location.replace(/^[/\\]+/, '/'), 'http://localhost')
  return new Response(null, {
    status,
    headers: {
      ...securityHeaders(),
      // Without spaces at its end, which the router decodes, and which would need a redirect of their own.
      Location: `/${pathname.replace(/^\/+|(?:\/|%20)+$/g, '').toLowerCase()}${search}`,
      'Cache-Control': 'no-cache',
    },
  })
}

export async function answerPage(
  request: Request,
  html: string,
  status: number,
): Promise<Response> {
  const bytes = new TextEncoder().encode(html)
  const etag = await writeETag(bytes)
  const headers = {
    ...securityHeaders(await readInlineParts(html)),
    'Content-Type': 'text/html; charset=utf-8',
    ...(status === 200 ? pageCaching : { 'Cache-Control': 'no-cache' }),
    ETag: etag,
  }
  if (status === 200 && matchesETag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...headers, 'Content-Length': String(bytes.length) },
  })
}
