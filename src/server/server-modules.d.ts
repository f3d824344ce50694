declare module 'virtual:client-build' {
  import type { RouteAssets } from '#src/build/bundle/route-assets.ts'
  export const routeAssets: RouteAssets
  export const headScript: string
}
