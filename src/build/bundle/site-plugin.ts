import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { renderInDevelopment, developmentAssets } from '#src/build/dev/development.ts'
import { compressFiles } from '#src/build/output/compress.ts'
import { prerender } from '#src/build/output/prerender.ts'
import { readRouteAssets, type RouteAssets } from './route-assets.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { writeShareImages } from '#src/build/share/write-images.ts'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'

const clientFolder = 'dist/client'
const serverFolder = 'dist/server'
const license = { fileName: 'licenses.txt' }

/** Builds the browser's files, then the fetch handler that knows them, then calls it once per page. */
export function sitePlugin(): Plugin {
  let routeAssets: RouteAssets = developmentAssets

  return {
    name: 'pattal:site',
    sharedDuringBuild: true,
    config: (_userConfig, { command }) => ({
      // The router's plugin, which comes before, sets it to "false".
      define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') },
      environments: {
        client: {
          build: {
            outDir: clientFolder,
            license,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: 'src/entry-client.tsx',
              output: {
                // Rolldown adds the entries that share a chunk to its name.
                chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
                codeSplitting: {
                  // A group takes its modules with all that they import; the first one wins.
                  groups: [
                    { name: 'app', test: /src\/entry-client|node_modules\/react-dom/ },
                    {
                      name: 'shared',
                      test: /src\/(?!pages|seo)/,
                      minShareCount: 2,
                      entriesAware: true,
                      entriesAwareMergeThreshold: 6000,
                    },
                    // What a route imports for a page: the router waits for its component and its head.
                    {
                      name: nameRoute,
                      debugName: 'routes',
                      test: /\?tsr-split=component|src\/seo\/heads/,
                    },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          ...(command === 'build' && {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }),
          // The router's plugin adds hot module replacement, which only browsers have.
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
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          for (const environment of Object.values(builder.environments)) {
            await builder.build(environment)
          }
          const root = builder.config.root
          const entry = pathToFileURL(path.join(root, serverFolder, 'entry-server.js'))
          const handler: typeof import('#src/entry-server.tsx') = await import(entry.href)
          const content = readContent(root)
          const folder = path.join(root, clientFolder)
          const urls = [...content.pagePaths, ...handler.generatedFiles]
          await prerender(handler.fetch, urls, folder)
          await writeStaticHeaders(folder)
          await Promise.all([writeShareImages(root, folder, content), compressFiles(folder)])
          for (const variable of ['SITE_ORIGIN', 'CONTACT_URL']) {
            if (process.env[variable] === undefined) {
              builder.config.logger.warn(`${variable} is not set: see README, "Deploying".`)
            }
          }
        },
      },
    }),
    resolveId: (id) =>
      /^virtual:(?:inline-script|route-assets)$/.test(id) ? `\0${id}` : undefined,
    async load(id) {
      if (id === '\0virtual:route-assets') {
        return `export const routeAssets = ${JSON.stringify(routeAssets)}`
      }
      if (id === '\0virtual:inline-script') {
        const script = await compileHeadScript(this.environment.config.root)
        return `export const inlineScript = ${JSON.stringify(script)}`
      }
      return undefined
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') {
        routeAssets = readRouteAssets(bundle)
      }
    },
    configureServer: (server) => () => {
      server.middlewares.use(renderInDevelopment(server))
    },
  }
}

/** It runs before any other. */
async function compileHeadScript(root: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(root, 'src/boot/inline/head-script.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

/** 'restaurants-$slug' for what routes/restaurants/$slug.tsx loads */
function nameRoute(id: string, modules: Rolldown.ChunkingContext): string | null {
  const [importer = ''] = modules.getModuleInfo(id)?.dynamicImporters ?? []
  const [, route] = /src\/routes\/(.+)\.tsx$/.exec(importer) ?? []
  return route?.replaceAll('/', '-') ?? null
}
