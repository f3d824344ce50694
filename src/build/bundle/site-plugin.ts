import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readChunkGroups } from './chunk-groups.ts'
import { renderInDevelopment, developmentAssets } from '#src/build/dev/development.ts'
import { compressFiles } from '#src/build/output/compress.ts'
import { prerender, writeFiles } from '#src/build/output/prerender.ts'
import { readRouteAssets, type RouteAssets } from './route-assets.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { writeShareImages } from '#src/build/share/write-images.ts'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'

const id = 'virtual:route-assets'
const clientFolder = 'dist/client'
const serverFolder = 'dist/server'
/** Six characters of hash (36 bits) tell builds apart; scripts are too many for Rolldown with fewer than eight. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'
/** The licenses of bundled packages, which minifying removes from the code. */
const license = { fileName: 'licenses.txt' }

/**
 * One renderer for development, the static site and the server: builds the browser's files, then
 * the fetch handler that knows them, then calls it once per page.
 */
export function sitePlugin(): Plugin {
  let routeAssets: RouteAssets = developmentAssets

  return {
    name: 'pattal:site',
    sharedDuringBuild: true,
    config: ({ root: folder = process.cwd() }, { command }) => ({
      environments: {
        client: {
          build: {
            outDir: clientFolder,
            license,
            modulePreload: { polyfill: false },
            // Half a kilobyte smaller than Vite's default minifier makes it.
            minify: 'terser',
            terserOptions: {
              ecma: 2020,
              compress: {
                passes: 2,
                pure_getters: true,
                inline: 1,
                keep_fargs: false,
                collapse_vars: false,
                unsafe_arrows: true,
                unsafe_methods: true,
              },
            },
            rolldownOptions: {
              input: 'src/entry-client.tsx',
              output: {
                codeSplitting: { groups: readChunkGroups(folder) },
                assetFileNames,
                chunkFileNames: 'assets/[name]-[hash:8].js',
                entryFileNames: 'assets/[name]-[hash:8].js',
              },
            },
          },
        },
        ssr: {
          ...(command === 'build' && {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }),
          // Without hot module replacement, which the router's plugin adds for browsers only.
          ...(command === 'serve' && { define: { 'import.meta.hot': 'undefined' } }),
          build: {
            outDir: serverFolder,
            license,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: {
              input: {
                'entry-server': 'src/entry-server.tsx',
                node: 'src/server/node/serve.ts',
                edge: 'src/server/edge/worker.ts',
              },
              output: { assetFileNames },
            },
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
          const handler: typeof import('#src/entry-server.tsx') = await import(entry.href)
          const content = readContent(root)
          const pages = await prerender(
            handler.fetch,
            [...handler.pagePaths, ...content.restaurants.map(({ slug }) => restaurantHref(slug))],
            path.join(root, clientFolder),
          )
          await writeFiles(handler.fetch, handler.machineFiles, path.join(root, clientFolder))
          await writeStaticHeaders(path.join(root, clientFolder), pages)
          await writeShareImages(root, path.join(root, clientFolder), content)
          await compressFiles(path.join(root, clientFolder))
          if (process.env.SITE_ORIGIN === undefined) {
            builder.config.logger.warn(
              'SITE_ORIGIN is not set: canonical links, feeds and the sitemap name the placeholder https://pattal.example.',
            )
          } else if (process.env.CONTACT_URL === undefined) {
            builder.config.logger.warn(
              'CONTACT_URL is not set: the contact form simulates sending.',
            )
          }
        },
      },
    }),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) {
        return undefined
      }
      return `export const routeAssets = ${JSON.stringify(routeAssets)}`
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') {
        const outputs = Object.values(bundle)
        routeAssets = readRouteAssets(
          outputs.filter((output) => output.type === 'chunk'),
          Object.fromEntries(
            outputs.flatMap((output) =>
              output.type === 'asset' && output.fileName.endsWith('.css')
                ? [[output.fileName, output.source.toString()]]
                : [],
            ),
          ),
        )
      }
    },
    configureServer: (server) => () => {
      server.middlewares.use(renderInDevelopment(server))
    },
  }
}
