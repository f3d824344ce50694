import site from '#src/entry-server.tsx'
import { logRequest } from '#src/server/request-log.ts'
import { pageHeaders } from '#src/server/responses.ts'

interface Bindings {
  /** The files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Of files only pages come here: wrangler.json puts the others in front. */
export default {
  fetch: (request: Request, { ASSETS }: Bindings) =>
    logRequest(request, async () => (await readPage(request, ASSETS)) ?? site.fetch(request)),
}

/** Returns undefined if the URL has a query or is no page's. */
async function readPage(
  { method, headers, url }: Request,
  assets: Bindings['ASSETS'],
): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  if (search !== '') {
    return undefined
  }
  const file = `${origin}${pathname === '/' ? '' : pathname}/index.html`
  // A redirect would be from another spelling to the file; the handler's leads to the page.
  const found = await assets.fetch(new Request(file, { method, headers, redirect: 'manual' }))
  if (found.status !== 200 && found.status !== 304) {
    return undefined
  }
  const response = new Response(found.body, found)
  for (const [name, value] of Object.entries(pageHeaders)) {
    response.headers.set(name, value)
  }
  return response
}
