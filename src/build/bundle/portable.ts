import type { Plugin } from 'vite'

/**
 * Leaves the router's import of `node:stream` out of the fetch handler, which must run anywhere. The bundler drops
 * the code that uses it, but would keep the import, because the Node server imports that module too.
 */
export function portablePlugin(): Plugin {
  return {
    name: 'pattal:portable',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'node:stream' && importer?.includes('/@tanstack/')
        ? { id: 'stream', external: true, moduleSideEffects: false }
        : undefined,
  }
}
