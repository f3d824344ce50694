import { createHash } from 'node:crypto'
import type { createRequestHandler } from '@tanstack/react-router/ssr/server'

export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

export interface BuiltChunk {
  fileName: string
  code: string
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

const routeComponent = /src\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * Reads from the browser's chunks which scripts and styles every route needs.
 * @param sheets CSS by file name: the router prints that of a page in its head instead of linking it
 */
export function readRouteAssets(
  chunks: readonly BuiltChunk[],
  sheets: Readonly<Record<string, string>>,
): RouteAssets {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const app = findChunk(chunks, 'src/entry-client.tsx')
  const shared = collectFiles(app, byFile)
  const routes: RouteAssets['routes'] = {
    __root__: { scripts: toScriptTags(shared.scripts, byFile), css: shared.styles },
  }
  for (const chunk of chunks) {
    for (const path of chunk.moduleIds.flatMap((id) => routeComponent.exec(id)?.[1] ?? [])) {
      const { scripts, styles } = collectFiles(chunk, byFile)
      routes[toRouteId(path)] = {
        scripts: toScriptTags(
          scripts.filter((file) => !shared.scripts.includes(file)),
          byFile,
        ),
        css: styles.filter((file) => !shared.styles.includes(file)),
      }
    }
  }
  return {
    routes,
    inlineCss: {
      styles: Object.fromEntries(Object.entries(sheets).map(([file, css]) => [`/${file}`, css])),
    },
  }
}

/**
 * The router prints scripts at the end of the body, and preloads in the head: there they would share a slow
 * line with the page and the picture that it opens with.
 */
function toScriptTags(files: readonly string[], byFile: ReadonlyMap<string, BuiltChunk>) {
  return files.map((file) => {
    const { code = '' } = byFile.get(file.slice(1)) ?? {}
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
    return { attrs: { type: 'module', async: true, src: file, integrity } }
  })
}

function findChunk(chunks: readonly BuiltChunk[], module: string): BuiltChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (chunk === undefined) {
    throw new Error(`Expected a chunk of the browser's build to hold ${module}.`)
  }
  return chunk
}

/** 'blog/index' → '/blog/', 'blog/$id' → '/blog/$id', 'index' → '/' */
function toRouteId(path: string): string {
  return `/${path}`.replace(/\/index$/, '/')
}

function collectFiles(
  chunk: BuiltChunk | undefined,
  byFile: ReadonlyMap<string, BuiltChunk>,
  seen = new Set<BuiltChunk>(),
): { scripts: string[]; styles: string[] } {
  if (chunk === undefined || seen.has(chunk)) {
    return { scripts: [], styles: [] }
  }
  seen.add(chunk)
  const imported = chunk.imports.map((file) => collectFiles(byFile.get(file), byFile, seen))
  return {
    scripts: [...imported.flatMap(({ scripts }) => scripts), `/${chunk.fileName}`],
    styles: [
      ...imported.flatMap(({ styles }) => styles),
      ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
    ],
  }
}
