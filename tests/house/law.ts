/** An export of each room that another file could import. */
export const things = {
  domain: '#src/domain/url/slug.ts',
  content: '#src/content/restaurants.yaml',
  pictures: '#src/pictures/pictures.ts',
  components: '#src/components/Icon/Icon.tsx',
  pages: '#src/pages/PlatePage/PlatePage.tsx',
  routes: '#src/routes/about.tsx',
  seo: '#src/seo/head.ts',
  boot: '#src/boot/page-state.ts',
  inlineScript: '#src/boot/inline/stored-theme.ts',
  server: '#src/server/responses.ts',
  nodeServer: '#src/server/node/serve.ts',
  edgeServer: '#src/server/edge/worker.ts',
  contentReader: '#src/build/content/read-content.ts',
  bundler: '#src/build/bundle/site-plugin.ts',
  output: '#src/build/output/prerender.ts',
  shareImages: '#src/build/share/draw.tsx',
  map: '#src/build/map/draw-map.ts',
  development: '#src/build/dev/development.ts',
  start: '#src/start/install.mjs',
  styles: '#src/styles/global.scss',
  site: '#src/site.ts',
  router: '#src/router.tsx',
  routeTree: '#src/routeTree.gen.ts',
  entryServer: '#src/entry-server.tsx',
  entryClient: '#src/entry-client.tsx',
  contentModules: 'virtual:content/restaurants',
  routeAssets: 'virtual:route-assets',
  react: 'react',
  reactRuntime: 'react/jsx-runtime',
  reactDom: 'react-dom/client',
  tanStack: '@tanstack/react-router',
  node: 'node:fs',
} as const

export type Thing = keyof typeof things

const react = ['react', 'reactRuntime', 'reactDom'] as const
const forViews = ['components', 'pictures', 'domain', 'boot', 'site', ...react, 'tanStack'] as const

/** A file of each room, with the exports that it may import. Lint must refuse the others. */
export const law: Record<string, readonly Thing[]> = {
  'src/domain/dish/soup.ts': ['domain'],
  'src/pictures/soup.ts': ['domain', 'contentModules'],
  'src/seo/soup.ts': ['seo', 'pictures', 'domain', 'site'],
  'src/seo/heads/soup.ts': ['seo', 'pictures', 'domain', 'site'],
  'src/components/Soup/Soup.tsx': forViews,
  'src/pages/SoupPage/SoupPage.tsx': forViews,
  'src/routes/soup.tsx': [
    'pages',
    'components',
    'pictures',
    'seo',
    'domain',
    'boot',
    'site',
    'contentModules',
    ...react,
    'tanStack',
  ],
  'src/router.tsx': [
    'routeTree',
    'pages',
    'components',
    'domain',
    'boot',
    'styles',
    ...react,
    'tanStack',
  ],
  'src/site.ts': [],
  'src/boot/soup.ts': ['boot', 'inlineScript', 'tanStack'],
  'src/boot/inline/soup.ts': ['boot', 'inlineScript'],
  'src/entry-client.tsx': ['router', 'boot', ...react, 'tanStack'],
  'src/entry-server.tsx': [
    'router',
    'server',
    'routeAssets',
    'contentModules',
    ...react,
    'tanStack',
  ],
  'src/server/soup.ts': [
    'server',
    'seo',
    'domain',
    'boot',
    'site',
    'contentModules',
    'routeAssets',
  ],
  'src/server/node/soup.ts': ['server', 'nodeServer', 'entryServer', 'start', 'node'],
  'src/server/edge/soup.ts': ['server', 'edgeServer', 'entryServer'],
  'src/build/content/soup.ts': ['contentReader', 'domain', 'node'],
  'src/build/map/soup.ts': ['map', 'contentReader', 'domain', 'node'],
  'src/build/share/soup.tsx': [
    'shareImages',
    'map',
    'contentReader',
    'seo',
    'domain',
    ...react,
    'node',
  ],
  ...Object.fromEntries(
    ['publish', 'bundle', 'output', 'dev'].map((room) => [
      `src/build/${room}/soup.ts`,
      (Object.keys(things) as Thing[]).filter(
        (thing) => !['entryClient', 'start', 'inlineScript'].includes(thing),
      ),
    ]),
  ),
  'src/start/soup.mjs': [...react, 'tanStack', 'node'],
}

/** Other paths to a room that lint must refuse too. */
export const detours: Record<string, readonly string[]> = {
  'src/domain/dish/detour.ts': ['../../pages/PlatePage/PlatePage.tsx', '../../../package.json'],
  'src/domain/detour.ts': ['../pages/PlatePage/PlatePage.tsx'],
  'src/seo/detour.ts': ['../routes/about.tsx'],
  'src/components/Soup/detour.tsx': ['../Icon/Icon.tsx', '../../pages/PlatePage/PlatePage.tsx'],
  'src/pages/SoupPage/detour.tsx': ['../PlatePage/PlatePage.tsx', '#src/pages/BowlPage/Bowl.tsx'],
  'src/routes/detour.tsx': ['../server/answers.ts'],
  'src/server/detour.ts': ['./node/serve.ts', './edge/worker.ts', '../entry-server.tsx'],
  'src/build/content/detour.ts': ['../share/draw.tsx'],
  'src/build/output/detour.ts': ['../../entry-client.tsx'],
  'src/boot/inline/detour.ts': ['../reload-once.ts', 'lru-cache', 'zod/mini'],
  'src/boot/detour.ts': ['../router.tsx'],
  'src/start/detour.mjs': ['../site.ts'],
}

/** Paths within a room and packages, which lint must allow. */
export const straight: Record<string, readonly string[]> = {
  'src/domain/dish/straight.ts': ['./price.ts', 'zod/mini', 'fuse.js/basic'],
  'src/seo/straight.ts': ['./heads/about.ts'],
  'src/pages/SoupPage/straight.tsx': ['./Bowl.tsx'],
  'src/boot/inline/straight.ts': ['./held-view.ts'],
  'src/build/content/straight.ts': ['./read-yaml.ts', 'zod', 'yaml'],
  'src/server/straight.ts': ['./responses.ts', 'lru-cache'],
  'src/server/node/straight.ts': ['./serve-files.ts', 'srvx'],
  'src/start/straight.mjs': ['./install.mjs', 'miniflare'],
}
