declare module 'virtual:route-assets' {
  import type { RouteAssets } from '#src/build/bundle/route-assets.ts'
  export const routeAssets: RouteAssets
}

declare module 'virtual:inline-script' {
  export const inlineScript: string
}

interface ImportMetaEnv {
  /** Without a slash at the end. */
  readonly SITE_ORIGIN: string
}
