import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { routeAssets } from 'virtual:route-assets'
import { createRouter } from '#src/router.tsx'

export async function loadView(url: string): Promise<() => string> {
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter,
    getRouterManifest: () => routeAssets,
  })
  const router = await new Promise<ReturnType<typeof createRouter>>((resolve, reject) => {
    // A response that never resolves keeps the router loaded.
    handle(({ router: loaded }) => {
      resolve(loaded)
      return new Promise(() => {})
    }).catch(reject)
  })
  return () => renderToString(<RouterServer router={router} />)
}
