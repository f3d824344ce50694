import { fileSecurityHeaders, pageSecurityHeaders, sha256 } from './headers.ts'

/** CDNs take `must-revalidate` to forbid stale answers: https://www.rfc-editor.org/rfc/rfc9213 */
const pageCaching = {
  'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  'CDN-Cache-Control': 'max-age=300, stale-while-revalidate=86400',
}

export const assetsPath = '/assets/'
export const immutable = 'public, max-age=31536000, immutable'

export const pageHeaders = { ...pageSecurityHeaders, ...pageCaching }

export async function pageResponse(html: string, status: number): Promise<Response> {
  const bytes = new TextEncoder().encode(html)
  return new Response(bytes, {
    status,
    headers: {
      ...pageSecurityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      // Weak: the same for every encoding.
      ETag: `W/"${await sha256(html)}"`,
      ...(status === 200 ? pageCaching : { 'Cache-Control': 'no-cache' }),
    },
  })
}

/** Answers 304 if the browser has this page: https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
export function revalidate(request: Request, response: Response): Response {
  const { status, headers } = response
  const known = request.headers.get('If-None-Match')
  const tag = headers.get('ETag')?.replace('W/', '')
  if (status !== 200 || tag === undefined || (known !== '*' && known?.includes(tag) !== true)) {
    return response
  }
  headers.delete('Content-Length')
  headers.delete('Content-Encoding')
  return new Response(null, { status: 304, headers })
}

/** Redirects to a path in lower case. One slash begins it, because `//elsewhere.example` is another host. */
export function redirectResponse(location: string): Response {
  const { pathname, search } = new URL(location.replace(/^[/\\]+/, '/'), 'http://localhost')
  return new Response(null, {
    status: 308,
    headers: {
      ...fileSecurityHeaders(),
      // Without spaces at its end, which the router decodes, and which would need a redirect of their own.
      Location: `/${pathname.replace(/^\/+|(?:\/|%20)+$/g, '').toLowerCase()}${search}`,
      // Browsers would store a 308 forever. The order of a list follows the ranking, so after an update its
      // redirect may lead the other way: with the stored one that would be a loop.
      'Cache-Control': 'no-cache',
    },
  })
}

export function textResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = new TextEncoder().encode(`${text}\n`)
  return new Response(bytes, {
    status,
    headers: {
      ...fileSecurityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

export function errorResponse(error: unknown): Response {
  console.error(error)
  return textResponse(500, 'The page could not be rendered. Please try again in a moment.')
}

export const healthPath = '/healthz'
