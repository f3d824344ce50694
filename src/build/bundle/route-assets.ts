import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { Rolldown } from 'vite'

export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

export interface BuiltChunk extends Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'moduleIds'
> {
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

const entry = 'src/entry-client.tsx'
/** The route of unknown paths has nothing but a `notFoundComponent`. */
const routeComponent = /src\/routes\/(.+)\.tsx\?tsr-split=(component|notFoundComponent)$/g

/** @param sheets CSS by file name: the router prints that of a page in its head instead of linking it */
export function readRouteAssets(
  chunks: readonly BuiltChunk[],
  sheets: Readonly<Record<string, string>>,
): RouteAssets {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entryChunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)))
  if (entryChunk === undefined) {
    throw new Error(`Expected a chunk of the browser's build to contain ${entry}.`)
  }
  const app = collectImports(entryChunk, byFile)
  const appCss = listStyles(app)
  const routes: RouteAssets['routes'] = {
    __root__: { scripts: [loadAfterPaint(app)], css: appCss },
  }
  for (const chunk of chunks) {
    for (const [, path, part] of chunk.moduleIds.flatMap((id) => [
      ...id.matchAll(routeComponent),
    ])) {
      // 'blog/index' → '/blog/', 'blog/$id' → '/blog/$id', 'index' → '/'
      const route = `/${path}`.replace(/\/index$/, '/')
      if (part === 'component' || !(route in routes)) {
        const needed = collectImports(chunk, byFile)
        routes[route] = {
          scripts: [loadAfterPaint(needed.filter((one) => !app.includes(one)))],
          css: listStyles(needed).filter((file) => !appCss.includes(file)),
        }
      }
    }
  }
  const styles = Object.entries(sheets).map(([file, css]) => [`/${file}`, css] as const)
  return { routes, inlineCss: { styles: Object.fromEntries(styles) } }
}

/** The chunk itself comes last. */
function collectImports(
  chunk: BuiltChunk,
  byFile: ReadonlyMap<string, BuiltChunk>,
  seen = new Set([chunk]),
): BuiltChunk[] {
  const imported = chunk.imports.flatMap((file) => {
    const one = byFile.get(file)
    return one === undefined || seen.has(one) ? [] : collectImports(one, byFile, seen.add(one))
  })
  return [...imported, chunk]
}

function listStyles(chunks: readonly BuiltChunk[]): string[] {
  return chunks.flatMap(({ viteMetadata }) =>
    Array.from(viteMetadata?.importedCss ?? [], (file) => `/${file}`),
  )
}

/**
 * Loads scripts once the first frame is painted (boot/inline/head-script.ts). Before that they would compete with the
 * page and its first picture, and Lighthouse counts them as blocking the first paint.
 */
function loadAfterPaint(chunks: readonly BuiltChunk[]) {
  const urls = JSON.stringify(chunks.map(({ fileName }) => `/${fileName}`))
  const load = `for(const src of ${urls})document.head.append(Object.assign(document.createElement('script'),{type:'module',fetchPriority:'low',src}))`
  return { children: `addEventListener('painted',()=>{${load}})` }
}
