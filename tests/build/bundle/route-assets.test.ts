import { expect, test } from 'vitest'
import { readRouteAssets, type BuiltChunk } from '#src/build/bundle/route-assets.ts'

function chunk(name: string, parts: Partial<BuiltChunk> & { css?: string[] } = {}): BuiltChunk {
  const { css = [], ...rest } = parts
  return {
    fileName: `assets/${name}.js`,
    imports: [],
    moduleIds: [],
    viteMetadata: { importedCss: new Set(css) },
    ...rest,
  }
}

const component = (route: string) => `/home/us/guide/src/routes/${route}.tsx?tsr-split=component`

const app = chunk('app', {
  imports: ['assets/react.js'],
  moduleIds: ['/home/us/guide/src/entry-client.tsx', '/home/us/guide/src/routes/about.tsx'],
  css: ['assets/app.css'],
})

const { routes, inlineCss } = readRouteAssets(
  [
    app,
    // Chunks may import each other.
    chunk('react', { imports: ['assets/loop.js'] }),
    chunk('loop', { imports: ['assets/react.js'] }),
    chunk('card', { imports: ['assets/react.js'], css: ['assets/card.css'] }),
    chunk('home', {
      imports: ['assets/react.js', 'assets/card.js'],
      moduleIds: [component('index')],
      css: ['assets/home.css', 'assets/app.css'],
    }),
    // Two pages may share one chunk, and a chunk may hold more than a page.
    chunk('pages', {
      imports: ['assets/card.js'],
      moduleIds: ['/home/us/guide/src/seo/head.ts', component('blog/index'), component('about')],
    }),
    chunk('article', { moduleIds: [component('blog/$id')] }),
    chunk('error', { moduleIds: ['src/routes/contact.tsx?tsr-split=errorComponent'] }),
  ],
  { 'assets/app.css': 'a{}' },
)

test('styles are inlined under the URL that the routes name', () => {
  expect(inlineCss).toEqual({ styles: { '/assets/app.css': 'a{}' } })
})

const script = (name: string) => ({
  attrs: {
    type: 'module',
    async: true,
    src: `/assets/${name}.js`,
    fetchPriority: 'low',
  },
})

test('the root loads the app with what it imports, however deep', () => {
  expect(routes.__root__).toEqual({
    scripts: ['loop', 'react', 'app'].map(script),
    css: ['/assets/app.css'],
  })
})

test('every route has its id, index files ending in a slash', () => {
  expect(Object.keys(routes).toSorted()).toEqual(['/', '/about', '/blog/', '/blog/$id', '__root__'])
})

test('a route loads its own chunk and what it imports, without what the app has loaded', () => {
  expect(routes['/']).toEqual({
    scripts: ['card', 'home'].map(script),
    css: ['/assets/card.css', '/assets/home.css'],
  })
})

test('routes of one chunk load the same', () => {
  expect(routes['/blog/']).toEqual({
    scripts: ['card', 'pages'].map(script),
    css: ['/assets/card.css'],
  })
  expect(routes['/about']).toEqual(routes['/blog/'])
})

test('a build without the entry is refused with a sentence', () => {
  expect(() => readRouteAssets([], {})).toThrow(
    "Expected a chunk of the browser's build to contain src/entry-client.tsx.",
  )
})
