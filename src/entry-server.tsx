import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { routeAssets } from 'virtual:route-assets'
import { createRouter } from './router.tsx'

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
  const handle = createRequestHandler({
    request,
    createRouter,
    getRouterManifest: () => routeAssets,
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    // The router compares URLs only after normalizing them, so `%20` would stand beside `+`.
    const { pathname, search } = new URL(request.url)
    const { searchStr } = router.state.location
    if (search !== searchStr) {
      return new Response(null, { status: 307, headers: { Location: pathname + searchStr } })
    }
    for (const { error } of router.state.matches) {
      if (error instanceof Error) {
        console.error(error)
      }
    }
    const page = await renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
    const html = await page.text()
    // React leaves a hole for the browser to fill where a component threw: a blank page without it.
    if (html.includes('<!--$!-->')) {
      throw new Error(`A part of ${pathname} could not be rendered.`)
    }
    return new Response(html, page)
  })
  return request.method === 'HEAD' ? new Response(null, response) : response
}

export default { fetch }
