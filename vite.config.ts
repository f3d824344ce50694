import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { contentPlugin } from '#src/build/publish/content-plugin.ts'
import { readContactUrl, readOrigin } from '#src/build/bundle/read-addresses.ts'
import { sitePlugin } from '#src/build/bundle/site-plugin.ts'

const origin = readOrigin(process.env.SITE_ORIGIN ?? 'https://pattal.example')

export default defineConfig({
  appType: 'custom',
  define: {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    // Not import.meta.env: src/server/headers.ts also runs unbundled, in the build.
    'process.env.CONTACT_URL':
      JSON.stringify(readContactUrl(process.env.CONTACT_URL)) ?? 'undefined',
  },
  // A browser parses each data URL in the styles before it paints anything.
  build: { assetsInlineLimit: 0 },
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
})
