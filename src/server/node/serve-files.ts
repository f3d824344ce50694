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
 * Serves the files that the build wrote beside the pages. The list is read once, at the start: a file
 * that is added later is not served, and a request for one that is deleted goes to the next handler.
 * So does a path with a query, except under /assets/, where the name has a hash of the content. The
 * ETag is a hash of the content, because two builds may give a file the same modification time.
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
      // 416: a later build may have a longer file.
      response.headers.set('Cache-Control', 'no-store')
    }
    return response
  }
}

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
        // Weak: one tag for all encodings of the file.
        ETag: `W/${await writeETag(bytes)}`,
        Vary: 'Accept-Encoding',
      }),
    )
  }
  return headersOf
}
