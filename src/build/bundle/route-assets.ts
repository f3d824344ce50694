import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { Rolldown } from 'vite'

export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

/** The route of unknown paths has nothing but a `notFoundComponent`. */
const routeComponent = /src\/routes\/(.+)\.tsx\?tsr-split=(component|notFoundComponent)$/

/** What each route loads, and the text of all styles: the router prints those of a page in its head. */
export function readRouteAssets(bundle: Rolldown.OutputBundle): RouteAssets {
  const files = Object.values(bundle)
  const chunks = files.filter((file) => file.type === 'chunk')
  const app = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => collectImports(entry, bundle))
  const routes: RouteAssets['routes'] = { __root__: listAssets(app) }
  for (const chunk of chunks) {
    // A chunk that also has the head of the page has no single facade.
    const id = chunk.moduleIds.find((one) => routeComponent.test(one)) ?? ''
    const [, file, part] = routeComponent.exec(id) ?? []
    // 'blog/index' → '/blog/', 'blog/$id' and 'blog.$id' → '/blog/$id', 'index' → '/'
    const route = `/${file?.replaceAll('.', '/')}`.replace(/\/index$/, '/')
    if (part === 'component' || (part !== undefined && !(route in routes))) {
      routes[route] = listAssets(collectImports(chunk, bundle).filter((one) => !app.includes(one)))
    }
  }
  const sheets = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [[`/${file.fileName}`, file.source.toString()] as const]
      : [],
  )
  return { routes, inlineCss: { styles: Object.fromEntries(sheets) } }
}

/** What a chunk imports comes before it, so that its styles win. */
function collectImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set([chunk]),
): Rolldown.OutputChunk[] {
  const imported = chunk.imports.flatMap((file) => {
    const one = bundle[file]
    return one?.type !== 'chunk' || seen.has(one) ? [] : collectImports(one, bundle, seen.add(one))
  })
  return [...imported, chunk]
}

/** Scripts load once the first frame is painted (boot/inline/head-script.ts): before, they would compete with it. */
function listAssets(chunks: readonly Rolldown.OutputChunk[]) {
  const urls = JSON.stringify(chunks.map(({ fileName }) => `/${fileName}`))
  const load = `for(const src of ${urls})document.head.append(Object.assign(document.createElement('script'),{type:'module',fetchPriority:'low',src}))`
  return {
    scripts: [{ children: `addEventListener('painted',()=>{${load}})` }],
    css: chunks.flatMap(({ viteMetadata }) =>
      Array.from(viteMetadata?.importedCss ?? [], (file) => `/${file}`),
    ),
  }
}
