import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRouteAssets, type BuiltChunk } from '#src/server/route-assets.ts'

function chunk(name: string, parts: Partial<BuiltChunk> & { css?: string[] } = {}): BuiltChunk {
  const { css = [], ...rest } = parts
  return {
    fileName: `assets/${name}.js`,
    code: `// ${name}`,
    isEntry: false,
    imports: [],
    moduleIds: [],
    viteMetadata: { importedCss: new Set(css) },
    ...rest,
  }
}

const component = (route: string) => `/home/us/guide/src/routes/${route}.tsx?tsr-split=component`

const { routes } = readRouteAssets([
  chunk('entry', {
    isEntry: true,
    imports: ['assets/react.js'],
    moduleIds: ['/home/us/guide/src/entry-client.tsx', '/home/us/guide/src/routes/about.tsx'],
    css: ['assets/entry.css'],
  }),
  // Chunks may import each other.
  chunk('react', { imports: ['assets/loop.js'] }),
  chunk('loop', { imports: ['assets/react.js'] }),
  chunk('card', { imports: ['assets/react.js'], css: ['assets/card.css'] }),
  chunk('home', {
    imports: ['assets/react.js', 'assets/card.js'],
    moduleIds: [component('index')],
    css: ['assets/home.css', 'assets/entry.css'],
  }),
  // Two pages may share one chunk, and a chunk may hold more than a page.
  chunk('pages', {
    imports: ['assets/card.js'],
    moduleIds: ['/home/us/guide/src/seo/head.ts', component('blog/index'), component('about')],
  }),
  chunk('article', { moduleIds: [component('blog/$id')] }),
  chunk('error', { moduleIds: ['src/routes/contact.tsx?tsr-split=errorComponent'] }),
])

test('the root starts the entry and preloads what that imports, however deep', () => {
  expect(routes.__root__).toEqual({
    scripts: [
      {
        attrs: {
          type: 'module',
          async: true,
          src: '/assets/entry.js',
          integrity: `sha384-${createHash('sha384').update('// entry').digest('base64')}`,
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

test('routes of one chunk preload the same', () => {
  expect(routes['/blog/']).toEqual({
    preloads: ['/assets/card.js', '/assets/pages.js'],
    css: ['/assets/card.css'],
  })
  expect(routes['/about']).toEqual(routes['/blog/'])
})

test('chunks without a start are refused with a sentence', () => {
  expect(() => readRouteAssets([chunk('card')])).toThrow('Expected a chunk to start with')
})
