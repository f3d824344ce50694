import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FastResponse, type ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { assetsPath, immutable } from '#src/server/answers.ts'
import { listBuiltFiles } from './list-files.ts'
import { matchesETag, writeETag } from '#src/server/etag.ts'
import { fileSecurityHeaders } from '#src/server/headers.ts'
import { readStyles } from '#src/server/inline-parts.ts'

const revalidated = 'public, max-age=3600, must-revalidate'

/**
 * Serves the files that the build wrote beside the pages, and no others: what is not among them when
 * the server starts does not exist, and what is taken away since then is left to the next handler. So
 * is a query or another spelling, but what is named after what is in it is the same with any query.
 * Whether a visitor has a file already is told by what is in it: two builds may have the same times.
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
  const files = await listBuiltFiles(folder)
  for (const url of files.filter((file) => !file.endsWith('.html'))) {
    const bytes = new Uint8Array(await readFile(path.join(folder, url)))
    headersOf.set(
      url,
      new Headers({
        ...fileSecurityHeaders(url, await readStyles(url, bytes)),
        'Cache-Control': url.startsWith(assetsPath) ? immutable : revalidated,
        ...(url.endsWith('.webmanifest') && { 'Content-Type': 'application/manifest+json' }),
        // A weak tag, which holds for a file in any encoding: what it says is the same.
        ETag: `W/${await writeETag(bytes)}`,
        Vary: 'Accept-Encoding',
      }),
    )
  }
  return headersOf
}
