import { createHash } from 'node:crypto'
import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
import type { Manifest } from 'vite'

/** What each route loads, as the router's request handler takes it. */
export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

const clientEntry = 'src/entry-client.tsx'
const routeChunk = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * Reads from Vite's client manifest which scripts and styles every route needs.
 * @param readFile reads a built file, for its integrity
 */
export function readRouteAssets(
  manifest: Manifest,
  readFile: (file: string) => Buffer,
): RouteAssets {
  const entry = collectChunk(manifest, clientEntry)
  const entryFile = manifest[clientEntry]?.file
  if (entryFile === undefined) {
    throw new Error(`Expected ${clientEntry} in the client's manifest.`)
  }
  const routes: RouteAssets['routes'] = {
    __root__: {
      scripts: [
        {
          attrs: {
            type: 'module',
            async: true,
            src: `/${entryFile}`,
            integrity: `sha384-${createHash('sha384').update(readFile(entryFile)).digest('base64')}`,
          },
        },
      ],
      preloads: entry.scripts.filter((file) => file !== `/${entryFile}`),
      css: entry.styles,
    },
  }
  for (const key of Object.keys(manifest)) {
    const [, path] = routeChunk.exec(key) ?? []
    if (path !== undefined) {
      const { scripts, styles } = collectChunk(manifest, key)
      routes[toRouteId(path)] = {
        preloads: scripts.filter((file) => !entry.scripts.includes(file)),
        css: styles.filter((file) => !entry.styles.includes(file)),
      }
    }
  }
  return { routes }
}

/** 'blog/index' → '/blog/', 'blog/$id' → '/blog/$id', 'index' → '/' */
function toRouteId(path: string): string {
  return `/${path}`.replace(/\/index$/, '/')
}

/** A chunk with all that it imports statically, as URLs. */
function collectChunk(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): { scripts: string[]; styles: string[] } {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) {
    return { scripts: [], styles: [] }
  }
  seen.add(key)
  const imported = (chunk.imports ?? []).map((name) => collectChunk(manifest, name, seen))
  return {
    scripts: [...imported.flatMap(({ scripts }) => scripts), `/${chunk.file}`],
    styles: [
      ...imported.flatMap(({ styles }) => styles),
      ...(chunk.css ?? []).map((file) => `/${file}`),
    ],
  }
}
