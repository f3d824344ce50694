import type { Plugin } from 'vite'

const ours = '/src/domain/url/query-string.ts'
const code = `export {
  parseQueryString as defaultParseSearch,
  writeQueryString as defaultStringifySearch,
} from '${ours}'`
const id = '\0own-search-params'

/**
 * Leaves the router's own reader and writer of search params out of what browsers load: src/router.tsx
 * sets ours, and the router would bring its own along unused, 0.3 kB of every page.
 */
export function ownSearchParamsPlugin(): Plugin {
  return {
    name: 'pattal:own-search-params',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './searchParams.js' && importer?.endsWith('/router-core/dist/esm/router.js')
        ? id
        : undefined,
    load: (source) => (source === id ? code : undefined),
  }
}
