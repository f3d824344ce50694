import site from '#src/entry-server.tsx'
import { serveBuiltPage } from '#src/server/built-files.ts'
import { logRequest } from '#src/server/request-log.ts'

interface Bindings {
  /** The files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Of files only pages come here: wrangler.json puts the others in front. */
export default {
  fetch(request: Request, { ASSETS }: Bindings) {
    const serveFile = async (file: Request) => {
      const found = await ASSETS.fetch(file)
      // A copy, whose headers can be changed.
      return new Response(found.body, found)
    }
    return logRequest(
      request,
      async () => (await serveBuiltPage(request, serveFile)) ?? site.fetch(request),
    )
  },
}
