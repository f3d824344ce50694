import type { Plugin } from 'vite'

const noLink = '\0no-link'

/** Leaves out the router's `Link`: each route names it, which costs 1.5 kB on every page, and our pages have plain <a>. */
export function noLinkPlugin(): Plugin {
  return {
    name: 'pattal:no-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.includes('/@tanstack/react-router/') ? noLink : undefined,
    load: (id) =>
      id === noLink
        ? `export function Link() { throw new Error('Write <a>, not <Link>.') }
           export { Link as createLink, Link as linkOptions, Link as useLinkProps }`
        : undefined,
  }
}
