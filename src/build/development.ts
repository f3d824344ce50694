import path from 'node:path'
import react from '@vitejs/plugin-react'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Connect, EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { readContent } from '#src/build/content/read-content.ts'
import { siteFiles } from '#src/build/site-files.ts'
import type { RouteAssets } from '#src/build/bundle/route-assets.ts'

export const developmentAssets: RouteAssets = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: react.preambleCode.replace('__BASE__', '/') },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
}

/** As static hosts send them. */
const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

export function renderInDevelopment(server: ViteDevServer): Connect.NextHandleFunction {
  return (req, res, next) => {
    render(server, new NodeRequest({ req, res }))
      .then((response) => sendNodeResponse(res, response))
      .catch(next)
  }
}

async function render(server: ViteDevServer, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const write = siteFiles[pathname]
  if (write) {
    const file = write(readContent(server.config.root))
    const type = `${types[path.extname(pathname)]}; charset=utf-8`
    return new Response(file, { headers: { 'Content-Type': type } })
  }
  const ssr = server.environments.ssr as RunnableDevEnvironment
  const entry =
    await ssr.runner.import<typeof import('#src/entry-server.tsx')>('/src/entry-server.tsx')
  const response = await entry.answer(request)
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return response
  }
  // Without the policy, which would block Vite's inline styles and socket.
  const html = (await response.text()).replace(/<meta http-equiv[^>]*>/, '')
  const styles = linkStyles([...ssr.moduleGraph.idToModuleMap.values()])
  return new Response(html.replace('</head>', `${styles}</head>`), {
    status: response.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

const isGlobal = ({ url }: EnvironmentModuleNode) => url.endsWith('styles/global.scss')

/** Links the styles that the server has rendered so far: they apply before Vite's scripts insert the same ones. */
const linkStyles = (modules: readonly EnvironmentModuleNode[]): string =>
  modules
    .filter(({ url, file }) => file?.endsWith('.scss') && !url.includes('?'))
    // The global styles come first: they declare the order of the cascade layers.
    .toSorted((a, b) => Number(isGlobal(b)) - Number(isGlobal(a)))
    .map(({ url }) => `<link rel="stylesheet" href="${url}">`)
    .join('')
