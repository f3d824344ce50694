import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { routeAssets } from 'virtual:route-assets'
import { createRouter } from '#src/router.tsx'

/** Loads a view once and returns what renders its React tree, and does nothing else. */
export async function loadView(url: string): Promise<() => string> {
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter,
    getRouterManifest: () => routeAssets,
  })
  const router = await new Promise<ReturnType<typeof createRouter>>((resolve, reject) => {
    // An answer that never comes keeps the router loaded.
    handle(({ router: loaded }) => {
      resolve(loaded)
      return new Promise(() => {})
    }).catch(reject)
  })
  return () => renderToString(<RouterServer router={router} />)
}
