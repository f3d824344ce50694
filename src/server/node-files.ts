import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FastResponse, type ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { assetsPath, immutable, matchesETag, pageCaching } from './answers.ts'
import { listBuiltFiles } from './built-files.ts'
import { fingerprint } from './fingerprint.ts'
import { fileSecurityHeaders, securityHeaders } from './headers.ts'
import { readInlineParts, readStyles } from './inline-parts.ts'

const revalidated = 'public, max-age=3600, must-revalidate'
const page = /^(.*)\/index\.html$/

/**
 * Serves the files that the build wrote and no others: what is not among them when the server starts
 * does not exist, and what is taken away since then is left to the next handler. A prerendered page
 * answers only its bare URL; a query or another spelling is left to the next handler. What is named
 * after what is in it is the same with any query. Whether a visitor has a file already is told by
 * what is in it: two builds may have the same times, and a page the same length.
 */
export async function serveBuiltFiles(folder: string): Promise<ServerMiddleware> {
  const headersOf = await readFileHeaders(folder)
  const serveFile = staticMiddleware({
    dir: folder,
    encodings: true,
    compress: false,
    etag: false,
    lastModified: false,
  })

  return async (request, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return next()
    }
    const { pathname, search } = new URL(request.url)
    const headers = headersOf.get(pathname)
    if (headers === undefined || (search !== '' && !pathname.startsWith(assetsPath))) {
      return next()
    }
    if (matchesETag(request.headers.get('if-none-match'), headers.get('ETag') ?? '')) {
      return new FastResponse(null, { status: 304, headers })
    }
    let isGone = false
    const response = await serveFile(request, () => {
      isGone = true
      return next()
    })
    if (isGone) {
      return response
    }
    for (const [name, value] of headers) {
      response.headers.set(name, value)
    }
    if (!response.ok) {
      // A range that the file does not have is not for ever.
      response.headers.set('Cache-Control', 'no-store')
    }
    return response
  }
}

/** URL path → headers, of every file that may be served. */
async function readFileHeaders(folder: string): Promise<Map<string, Headers>> {
  const headersOf = new Map<string, Headers>()
  for (const url of await listBuiltFiles(folder)) {
    const bytes = new Uint8Array(await readFile(path.join(folder, url)))
    const [, pagePath] = page.exec(url) ?? []
    if (pagePath !== undefined) {
      const html = new TextDecoder().decode(bytes)
      headersOf.set(
        pagePath || '/',
        new Headers({
          ...securityHeaders(await readInlineParts(html)),
          ...pageCaching,
          ...validation(bytes),
        }),
      )
    } else if (!url.endsWith('.html')) {
      headersOf.set(
        url,
        new Headers({
          ...fileSecurityHeaders(url, await readStyles(url, bytes)),
          'Cache-Control': url.startsWith(assetsPath) ? immutable : revalidated,
          ...(url.endsWith('.webmanifest') && { 'Content-Type': 'application/manifest+json' }),
          ...validation(bytes),
        }),
      )
    }
  }
  return headersOf
}

/** A weak tag, which holds for a file in any encoding: what it says is the same. */
function validation(bytes: Uint8Array<ArrayBuffer>) {
  return { ETag: `W/"${fingerprint(bytes)}"`, Vary: 'Accept-Encoding' }
}
