import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown, type ViteBuilder } from 'vite'
import { readContent } from '#src/build/content/read-content.ts'
import { renderInDevelopment, developmentAssets } from '#src/build/development.ts'
import { compressFiles } from '#src/build/output/compress.ts'
import { prerender } from '#src/build/output/prerender.ts'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'
import { writeShareImages } from '#src/build/share/write-images.ts'
import { siteFiles } from '#src/build/site-files.ts'
import { readRouteAssets, type RouteAssets } from './route-assets.ts'

/** Builds and serves the site. The server knows which files a route loads, and the script of the head. */
export function sitePlugin(): Plugin {
  let routeAssets: RouteAssets = developmentAssets

  return {
    name: 'pattal:site',
    sharedDuringBuild: true,
    config: () => ({
      // The router's plugin, which comes before, sets it to "false".
      define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') },
      builder: { buildApp },
    }),
    resolveId: (id) => (id === 'virtual:client-build' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:client-build') {
        return undefined
      }
      const headScript = await compileHeadScript(this.environment.config.root)
      return `export const routeAssets = ${JSON.stringify(routeAssets)}
export const headScript = ${JSON.stringify(headScript)}`
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') {
        routeAssets = readRouteAssets(bundle)
      }
    },
    // The HTML links the same styles (build/development.ts). Vite would reload the page for them.
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith('.module.scss?direct')),
    configureServer: (server) => () => void server.middlewares.use(renderInDevelopment(server)),
  }
}

/** Builds the browser's files, then the fetch handler that knows them, then calls it once per page. */
async function buildApp(builder: ViteBuilder) {
  for (const environment of Object.values(builder.environments)) {
    await builder.build(environment)
  }
  const { root, logger } = builder.config
  const folder = path.join(root, 'dist/client')
  const entry = pathToFileURL(path.join(root, 'dist/server/entry-server.js'))
  const handler: typeof import('#src/entry-server.tsx') = await import(entry.href)
  const content = readContent(root)
  await prerender(handler.fetch, content.pagePaths, folder)
  for (const [file, write] of Object.entries(siteFiles)) {
    await writeFile(path.join(folder, file), write(content))
  }
  await writeStaticHeaders(folder)
  await Promise.all([writeShareImages(root, folder, content), compressFiles(folder)])
  for (const variable of ['SITE_ORIGIN', 'CONTACT_URL']) {
    if (process.env[variable] === undefined) {
      logger.warn(`${variable} is not set: see README, "Deploying".`)
    }
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
