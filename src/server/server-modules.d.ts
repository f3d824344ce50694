declare module 'virtual:client-build' {
  import type { RouteAssets } from '#src/build/bundle/route-assets.ts'
  export const routeAssets: RouteAssets
  export const headScript: string
}

interface ImportMetaEnv {
  /** Without a slash at the end. */
  readonly SITE_ORIGIN: string
}
