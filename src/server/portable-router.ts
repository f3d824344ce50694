import type { Plugin } from 'vite'

/**
 * Keeps Node out of the fetch handler. The router can also stream, with `node:stream`; we leave that
 * part out, but not its import: the bundler keeps it where the Node server uses the same module.
 * Under another name nobody uses it, and it goes.
 */
export function portableRouterPlugin(): Plugin {
  return {
    name: 'pattal:portable-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'node:stream' && importer?.includes('/@tanstack/')
        ? { id: 'stream', external: true, moduleSideEffects: false }
        : undefined,
  }
}
