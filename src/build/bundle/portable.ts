import type { Plugin } from 'vite'

/**
 * Leaves imports of Node out of the fetch handler: React resolves to its edge build. The router imports
 * `node:stream` for streaming, which we do not use; the bundler drops that code but not the import, because
 * the Node server shares the module. Under another id and without side effects the import goes too.
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
      return source === 'node:stream' && importer?.includes('/@tanstack/')
        ? { id: 'stream', external: true, moduleSideEffects: false }
        : undefined
    },
  }
}
