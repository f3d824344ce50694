import type { Plugin } from 'vite'

/**
 * Keeps Node out of the fetch handler, where libraries bring it in. React comes in its edge version,
 * the cache in its browser's, which both leave out what only Node has. The import of `node:stream`
 * goes: the router streams with it; we leave that part out, but the bundler keeps the import where
 * the Node server uses the same module. Under another name nobody uses it.
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
