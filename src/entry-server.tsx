import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { routeAssets } from 'virtual:route-assets'
import { machineFiles, serveMachineFile, shareCards } from '#src/server/machine-files.ts'
import { createRouter } from './router.tsx'

/** For the build: paths of feeds, sitemap and other files for programs, and images to draw. */
export { machineFiles, shareCards }

/**
 * The site as a standard fetch handler: pages for GET and HEAD, one redirect to the canonical
 * spelling of a view, 404 for what there is not. It uses no API of any one runtime.
 */
export async function fetch(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('This site is read with GET and HEAD only.\n', {
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const file = await serveMachineFile(new URL(request.url).pathname)
  if (file !== undefined) {
    return request.method === 'HEAD' ? new Response(null, file) : file
  }
  const handle = createRequestHandler({
    request,
    createRouter,
    getRouterManifest: () => routeAssets,
  })
  const response = await handle(({ router, responseHeaders }) => {
    // The router compares URLs only after normalizing them, so `%20` would stand beside `+`.
    const { pathname, search } = new URL(request.url)
    const { searchStr } = router.state.location
    if (search !== searchStr) {
      return new Response(null, { status: 307, headers: { Location: pathname + searchStr } })
    }
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  return request.method === 'HEAD' ? new Response(null, response) : response
}

export default { fetch }
