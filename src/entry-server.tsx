import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server.edge'
import { routeAssets } from 'virtual:client-build'
import { createRouter } from '#src/router.tsx'
import { completeHtml } from '#src/server/complete-html.ts'
import {
  assetsPath,
  errorResponse,
  healthPath,
  pageResponse,
  redirectResponse,
  revalidate,
  textResponse,
} from '#src/server/responses.ts'

const urlMaxLength = 8_192

/** The site as a fetch handler, for any runtime. It never throws. */
export async function fetch(request: Request): Promise<Response> {
  try {
    return revalidate(request, await answer(request))
  } catch (error) {
    return errorResponse(error)
  }
}

/** Throws: the development server shows the error. */
export async function answer(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textResponse(405, 'Only GET and HEAD are supported.', { Allow: 'GET, HEAD' })
  }
  if (request.url.length > urlMaxLength) {
    return textResponse(414, 'This address is too long.')
  }
  const { pathname } = new URL(request.url)
  if (pathname === healthPath) {
    return textResponse(200, 'ok')
  }
  return pathname.startsWith(assetsPath)
    ? textResponse(404, 'This file is not part of this build.')
    : answerView(request)
}

async function answerView(request: Request, redirectsLeft = 3): Promise<Response> {
  const getRouterManifest = () => routeAssets
  // The router encodes a second `?`, as in `?state=TX?utm_source=letter`, and takes 'index.html' of a list for the name
  // of an entry, whose route drops the params.
  const url = request.url
    .replace(/(?<=^\w+:\/\/[^/]+\/(?:blog|restaurants)\/)index\.html?(?=\?)/i, '')
    .replaceAll(/(?<=\?.*)\?/g, '&')
  const read = new Request(url, request)
  const handle = createRequestHandler({ request: read, createRouter, getRouterManifest })
  const response = await handle(async ({ router }) => {
    // The router does not redirect `%20` to `+`, nor /About to /about.
    const { pathname, search } = new URL(request.url)
    const { location, matches } = router.state
    const status = getSsrStatus(router)
    const path = status === 200 ? location.pathname.toLowerCase() : pathname
    const canonical = path + location.searchStr
    if (pathname + search !== canonical) {
      return new Response(null, { status: 308, headers: { Location: canonical } })
    }
    const errors = matches.flatMap(({ error }) => (error instanceof Error ? error : []))
    errors.forEach((error) => console.error(error))
    return pageResponse(await renderPage(router), status)
  })
  const location = response.headers.get('Location')
  if (location === null) {
    return response
  }
  const redirect = redirectResponse(location)
  if (redirectsLeft === 0) {
    return redirect
  }
  // Of '/restaurants.html/?State=ny' the router mends slash, name and query in turn. The browser is led once.
  const target = new URL(redirect.headers.get('Location') ?? '', request.url)
  const next = await answerView(new Request(target), redirectsLeft - 1)
  return next.headers.has('Location') ? next : redirect
}

/** Throws what a component throws: React would leave that part of the page to the browser. */
async function renderPage(router: ReturnType<typeof createRouter>): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(<RouterServer router={router} />, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  })
  await stream.allReady
  if (errors.length > 0) {
    throw errors[0]
  }
  const html = await new Response(transformReadableStreamWithRouter(router, stream)).text()
  const { matches } = router.state
  const links = matches.flatMap(({ routeId }) => routeAssets.routes[routeId]?.css ?? [])
  const styles = links.map((link) => (typeof link === 'string' ? link : link.href))
  return completeHtml(html, styles)
}

export default { fetch }
