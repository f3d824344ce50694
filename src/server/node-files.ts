import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { assetsPath, immutable, pageCaching } from './answers.ts'
import { securityHeaders, sharedHeaders, sharedPath } from './headers.ts'
import { readInlineParts } from './inline-parts.ts'

const revalidated = 'public, max-age=3600, must-revalidate'
const page = /^(.*)\/index\.html$/

/**
 * Serves the files that the build wrote and no others: what is not among them when the server starts
 * does not exist, and what is taken away since then is left to the next handler. A prerendered page answers only its bare URL; a query or another spelling is left
 * to the next handler.
 */
export async function serveBuiltFiles(folder: string): Promise<ServerMiddleware> {
  const headersOf = await readFileHeaders(folder)
  const serveFile = staticMiddleware({ dir: folder, encodings: true, compress: false })

  return async (request, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return next()
    }
    const { pathname, search } = new URL(request.url)
    const headers = headersOf.get(pathname)
    if (headers === undefined || search !== '') {
      return next()
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
    return response
  }
}

/** URL path → headers, of every file that may be served. */
async function readFileHeaders(folder: string): Promise<Map<string, [string, string][]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.') && !/\.(?:br|gz)$/.test(file))
  const headersOf = new Map<string, [string, string][]>()
  for (const file of files) {
    const url = `/${file.split(path.sep).join('/')}`
    const [, pagePath] = page.exec(url) ?? []
    if (pagePath !== undefined) {
      const html = await readFile(path.join(folder, file), 'utf8')
      headersOf.set(
        pagePath || '/',
        Object.entries({
          ...securityHeaders(await readInlineParts(html)),
          ...pageCaching,
        }),
      )
    } else if (!url.endsWith('.html') && !url.startsWith('/_')) {
      headersOf.set(
        url,
        Object.entries({
          ...securityHeaders(),
          'Cache-Control': url.startsWith(assetsPath) ? immutable : revalidated,
          ...(url.startsWith(sharedPath) && sharedHeaders),
          ...(url.endsWith('.webmanifest') && { 'Content-Type': 'application/manifest+json' }),
        }),
      )
    }
  }
  return headersOf
}
