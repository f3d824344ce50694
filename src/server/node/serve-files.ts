import path from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { assetsPath, immutable, pageHeaders } from '#src/server/responses.ts'
import { fileSecurityHeaders } from '#src/server/headers.ts'
import { listBuiltFiles } from './list-files.ts'

/** Those that srvx does not know. */
const types: Readonly<Record<string, Record<string, string>>> = {
  '.webmanifest': { 'Content-Type': 'application/manifest+json' },
  '.csv': { 'Content-Type': 'text/csv; charset=utf-8' },
}

/** Serves the build as static hosts do: a page without a query, any other file whatever the query. */
export async function serveBuiltFiles(folder: string): Promise<ServerMiddleware> {
  const files = new Set(await listBuiltFiles(folder))
  const options = { dir: folder, encodings: true, compress: false, ranges: false } as const
  const serveFile = staticMiddleware(options)

  return async (request, next) => {
    const { pathname, search } = new URL(request.url)
    const isAsset = pathname.startsWith(assetsPath)
    const isPage = search === '' && files.has(`${pathname === '/' ? '' : pathname}/index.html`)
    const isFile = !pathname.endsWith('.html') && (isAsset || files.has(pathname))
    const response = await (isPage || isFile ? serveFile(request, next) : next())
    if (!(isPage || isFile) || response.status >= 400) {
      return response
    }
    const headers = isPage
      ? pageHeaders
      : {
          ...fileSecurityHeaders(pathname),
          'Cache-Control': isAsset ? immutable : 'public, max-age=3600, must-revalidate',
          ...types[path.extname(pathname)],
        }
    for (const [name, value] of Object.entries(headers)) {
      response.headers.set(name, value)
    }
    return response
  }
}
