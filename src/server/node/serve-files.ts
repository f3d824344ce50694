import path from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { addHeaders, isBuiltPage } from '#src/server/built-files.ts'
import { assetsPath, immutable, pageHeaders } from '#src/server/responses.ts'
import { fileSecurityHeaders } from '#src/server/headers.ts'

/** A path with a file extension, but not of a page or of a compressed copy. */
const filePath = /^(?:\/[\w.~-]+)+\.(?!(?:html|br|gz)$)\w+$/

/** Those that srvx does not know. */
const types: Readonly<Record<string, Record<string, string>>> = {
  '.webmanifest': { 'Content-Type': 'application/manifest+json' },
  '.csv': { 'Content-Type': 'text/csv; charset=utf-8' },
}

/** Serves the build as static hosts do: a page without a query, any other file whatever the query. */
export function serveBuiltFiles(folder: string): ServerMiddleware {
  const options = { dir: folder, encodings: true, compress: false, ranges: false }
  const serveFile = staticMiddleware(options)
  const refuse = () => new Response(null, { status: 404 })

  return async (request, next) => {
    const url = new URL(request.url)
    const isPage = isBuiltPage(url)
    if (!isPage && !filePath.test(url.pathname)) {
      return next()
    }
    const headers = isPage ? pageHeaders : headersOf(url.pathname)
    return addHeaders(await serveFile(request, refuse), headers) ?? next()
  }
}

function headersOf(pathname: string): Record<string, string> {
  const isAsset = pathname.startsWith(assetsPath)
  return {
    ...fileSecurityHeaders(pathname),
    'Cache-Control': isAsset ? immutable : 'public, max-age=3600, must-revalidate',
    ...types[path.extname(pathname)],
  }
}
