import type { Plugin } from 'vite'

/**
 * Keeps Node out of the fetch handler, where the router brings it in: React comes in its edge
 * version, and the import of `node:stream` goes. The router streams with it; we leave that part out,
 * but the bundler keeps the import where the Node server uses the same module. Under another name
 * nobody uses it.
 */
export function portableRouterPlugin(): Plugin {
  return {
    name: 'pattal:portable-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-dom/server') {
        return this.resolve('react-dom/server.edge', importer)
      }
      return source === 'node:stream' && importer?.includes('/@tanstack/')
        ? { id: 'stream', external: true, moduleSideEffects: false }
        : undefined
    },
  }
}
