import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { readRouteAssets } from '#src/server/route-assets.ts'

const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/routes/about.tsx?tsr-split=component'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_loop.js'] },
  // Chunks may import each other.
  '_loop.js': { file: 'assets/loop.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'], css: ['assets/card.css'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    imports: ['_react.js', '_card.js'],
    css: ['assets/home.css', 'assets/entry.css'],
  },
  'src/routes/about.tsx?tsr-split=component': { file: 'assets/about.js' },
  'src/routes/blog/index.tsx?tsr-split=component': {
    file: 'assets/blog.js',
    imports: ['_card.js'],
    dynamicImports: ['_later.js'],
  },
  'src/routes/blog/$id.tsx?tsr-split=component': { file: 'assets/article.js' },
  'src/routes/blog/$id.tsx?tsr-split=errorComponent': { file: 'assets/error.js' },
  '_later.js': { file: 'assets/later.js' },
}

const { routes } = readRouteAssets(manifest, (file) => Buffer.from(file))

test('the root starts the entry and preloads what that imports, however deep', () => {
  expect(routes.__root__).toEqual({
    scripts: [
      {
        attrs: {
          type: 'module',
          async: true,
          src: '/assets/entry.js',
          integrity: `sha384-${createHash('sha384').update('assets/entry.js').digest('base64')}`,
        },
      },
    ],
    preloads: ['/assets/loop.js', '/assets/react.js'],
    css: ['/assets/entry.css'],
  })
})

test('every route has its id, index files ending in a slash', () => {
  expect(Object.keys(routes).toSorted()).toEqual(['/', '/about', '/blog/', '/blog/$id', '__root__'])
})

test('a route preloads its own chunk and what it imports, without what the entry has loaded', () => {
  expect(routes['/']).toEqual({
    preloads: ['/assets/card.js', '/assets/home.js'],
    css: ['/assets/card.css', '/assets/home.css'],
  })
})

test('what a route loads later is not preloaded', () => {
  expect(routes['/blog/']?.preloads).toEqual(['/assets/card.js', '/assets/blog.js'])
})
