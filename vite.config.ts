// Imported first: site.ts would stop at a wrong address without a sentence.
import { contactUrl, siteOrigin } from '#src/build/bundle/read-addresses.ts'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { imagetools } from 'vite-imagetools'
import { contentPlugin } from '#src/build/publish/content-plugin.ts'
import { sitePlugin } from '#src/build/bundle/site-plugin.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  define: {
    // Not import.meta.env: src/site.ts and src/server/headers.ts also run unbundled, in the build.
    'process.env.SITE_ORIGIN': JSON.stringify(siteOrigin) ?? 'undefined',
    'process.env.CONTACT_URL': JSON.stringify(contactUrl) ?? 'undefined',
  },
  // A browser parses each data URL in the styles before it paints anything.
  build: { assetsInlineLimit: 0, license: { fileName: 'licenses.txt' } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Rolldown adds the entries that share a chunk to its name.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0]}-[hash][extname]`,
            codeSplitting: {
              // A group takes its modules with all that they import; the first one wins.
              groups: [
                { name: 'app', test: /src\/entry-client|node_modules\/react-dom/ },
                {
                  name: 'shared',
                  test: /src\/(?!pages|seo)/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4500,
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
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            'entry-server': 'src/entry-server.tsx',
            node: 'src/server/node/serve.ts',
            edge: 'src/server/worker.ts',
          },
        },
      },
    },
  },
  css: {
    preprocessorOptions: { scss: { loadPaths: ['src'] } },
    // Names are readable in the browser and compress better than hashes. Reader views take all that is named after
    // a page for its text, so the names do without that word.
    modules: {
      generateScopedName: (name, file) =>
        `${path.basename(file, '.module.scss').replace(/Page$/, '')}-${name}`,
    },
  },
  plugins: [
    tanstackRouter({ autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    // AVIF with two thirds of the default's bytes, and small pictures with less than half: phones and cards show
    // them so small that a lower quality is not seen. Effort 3 takes a quarter of the time of 4 for as many bytes.
    imagetools({
      extendTransforms: (builtins) => [
        ...builtins,
        ({ format, w }) => {
          const quality = Number(w) > 800 ? 45 : 33
          return format === 'avif'
            ? (image) => image.avif({ quality, chromaSubsampling: '4:2:0', effort: 3 })
            : undefined
        },
      ],
    }),
    contentPlugin(),
    sitePlugin(),
  ],
}))

/** 'restaurants-$slug' for what routes/restaurants/$slug.tsx loads */
function nameRoute(id: string, modules: Rolldown.ChunkingContext): string | null {
  const [importer = ''] = modules.getModuleInfo(id)?.dynamicImporters ?? []
  const [, route] = /src\/routes\/(.+)\.tsx$/.exec(importer) ?? []
  return route?.replaceAll('/', '-') ?? null
}
