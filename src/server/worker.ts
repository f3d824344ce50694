import site from '#src/entry-server.tsx'
import { addHeaders, isBuiltPage } from './built-files.ts'
import { logRequest } from './request-log.ts'
import { pageHeaders } from './responses.ts'

interface Bindings {
  /** The files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Cloudflare serves every file except pages without calling this (wrangler.json). */
export default {
  fetch: (request: Request, { ASSETS }: Bindings) =>
    logRequest(request, async () => (await servePage(request, ASSETS)) ?? site.fetch(request)),
}

async function servePage({ method, headers, url }: Request, assets: Bindings['ASSETS']) {
  const page = new URL(url)
  if (!isBuiltPage(page)) {
    return undefined
  }
  const file = `${page.origin}${page.pathname.replace(/\/$/, '')}/index.html`
  const found = await assets.fetch(new Request(file, { method, headers }))
  // A copy, whose headers can be changed.
  return addHeaders(new Response(found.body, found), pageHeaders)
}
