import type { Plugin } from 'vite'

/**
 * Keeps imports of Node out of the fetch handler: React resolves to its edge build, lru-cache to its
 * browser build. The router imports `node:stream` for streaming, which we do not use; the bundler drops
 * that code but not the import, because the Node server shares the module. Under another id and without
 * side effects the import goes too.
 */
export function portablePlugin(): Plugin {
  return {
    name: 'pattal:portable',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'react-dom/server') {
        return this.resolve('react-dom/server.edge', importer)
      }
      if (source === 'lru-cache') {
        const cache = await this.resolve(source, importer, { skipSelf: true })
        return cache?.id.replace('/esm/node/', '/esm/browser/')
      }
      return source === 'node:stream' && importer?.includes('/@tanstack/')
        ? { id: 'stream', external: true, moduleSideEffects: false }
        : undefined
    },
  }
}
