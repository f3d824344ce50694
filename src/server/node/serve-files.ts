import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { assetsPath, immutable } from '#src/server/responses.ts'
import { fileSecurityHeaders } from '#src/server/headers.ts'
import { listBuiltFiles } from './list-files.ts'

/** Serves all files but pages, whatever the query, as static hosts do. */
export async function serveBuiltFiles(folder: string): Promise<ServerMiddleware> {
  const files = new Set((await listBuiltFiles(folder)).filter((url) => !url.endsWith('.html')))
  const serveFile = staticMiddleware({ dir: folder, encodings: true, compress: false })

  return async (request, next) => {
    const { pathname } = new URL(request.url)
    const isAsset = pathname.startsWith(assetsPath)
    if (!files.has(pathname)) {
      return next()
    }
    let isServed = true
    const response = await serveFile(request, () => {
      isServed = false
      return next()
    })
    if (!isServed) {
      return response
    }
    const headers = {
      ...fileSecurityHeaders(pathname),
      'Cache-Control': response.status === 416 ? 'no-store' : isAsset ? immutable : revalidated,
      ...(pathname.endsWith('.webmanifest') && { 'Content-Type': 'application/manifest+json' }),
    }
    for (const [name, value] of Object.entries(headers)) {
      response.headers.set(name, value)
    }
    return response
  }
}

const revalidated = 'public, max-age=3600, must-revalidate'
