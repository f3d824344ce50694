import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { renderInDevelopment, developmentAssets } from './development.ts'
import { compressFiles } from './compress.ts'
import { prerender, writeFiles } from './prerender.ts'
import { readRouteAssets } from './route-assets.ts'
import { reportSizes } from './report-sizes.ts'
import { writeSbom } from './sbom.ts'
import { writeShareImages } from './share/write-images.ts'
import { writeStaticHeaders } from './static-headers.ts'

const id = 'virtual:route-assets'
const clientFolder = 'dist/client'
const serverFolder = 'dist/server'
const sbom = 'dist/sbom.cdx.json'

const sharedCards =
  /src\/(?:components\/(?:ArticleCard|CopyLink\/copy-text|Highlight|MoreLink|Picture|RankPlate|RestaurantCard)|pictures|domain\/(?:directory\/map-link|finding\/highlight|language|restaurant\/values))\b/

/**
 * One renderer for development, the static site and the server: builds the browser's files, then
 * the fetch handler that knows them, then calls it once per page.
 */
export function serverPlugin(): Plugin {
  return {
    name: 'pattal:server',
    sharedDuringBuild: true,
    config: (_config, { command }) => ({
      environments: {
        client: {
          build: {
            outDir: clientFolder,
            manifest: true,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: 'src/entry-client.tsx',
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  // One request in place of six small ones on the home page.
                  groups: [{ name: 'cards', test: sharedCards }],
                },
              },
            },
          },
        },
        ssr: {
          // One folder that runs with nothing installed beside it.
          ...(command === 'build' && {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }),
          build: {
            outDir: serverFolder,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: { input: ['src/entry-server.tsx', 'src/server/node.ts'] },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (client === undefined || ssr === undefined) {
            throw new Error('Expected a client and an ssr environment to build.')
          }
          await builder.build(client)
          await builder.build(ssr)
          const root = builder.config.root
          const entry = pathToFileURL(path.join(root, serverFolder, 'entry-server.js'))
          const handler: typeof import('../entry-server.tsx') = await import(entry.href)
          const pages = await prerender(handler.fetch, path.join(root, clientFolder))
          await writeFiles(handler.fetch, handler.machineFiles, path.join(root, clientFolder))
          await writeStaticHeaders(path.join(root, clientFolder), pages)
          await writeShareImages(root, handler.shareCards, path.join(root, clientFolder))
          await compressFiles(path.join(root, clientFolder))
          await writeSbom(root, path.join(root, sbom), builder.config.logger)
          reportSizes(path.join(root, clientFolder), pages, builder.config.logger)
        },
      },
    }),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) {
        return undefined
      }
      const assets =
        this.environment.mode === 'dev'
          ? developmentAssets
          : readRouteAssets(readManifest(this.environment.config.root), (file) =>
              readFileSync(path.join(this.environment.config.root, clientFolder, file)),
            )
      return `export const routeAssets = ${JSON.stringify(assets)}`
    },
    configureServer: (server) => () => {
      server.middlewares.use(renderInDevelopment(server))
    },
  }
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, clientFolder, '.vite/manifest.json'), 'utf8'))
}
