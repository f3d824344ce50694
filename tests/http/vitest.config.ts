import { defineConfig } from 'vitest/config'

const alike = ['canonical', 'not-found', 'server-answers', 'served-files']
const ofNode = 'tests/http/node-*.http.ts'
const ofDist = ['built-site', 'hostile', 'budgets']
const nameFiles = (names: readonly string[]) => names.map((name) => `tests/http/${name}.http.ts`)

const globalSetup = 'tests/http/global-setup.ts'
const isWholeEdge = process.env.HTTP_ON_EDGE === 'all'

/** Tests of the built server without a browser. `npm run test:edge` runs on workerd all that can run there. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: isWholeEdge ? [] : ['tests/{http,house}/**/*.http.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: isWholeEdge ? ['tests/http/**/*.http.ts'] : nameFiles(alike),
          exclude: [ofNode, ...nameFiles(ofDist)],
          globalSetup,
        },
      },
    ],
    // Most of the time the tests wait for their servers.
    maxWorkers: 3,
    pool: 'threads',
    // Files share what they import.
    isolate: false,
    // The build is tested as it runs, not as Vitest would load it.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Long, for busy machines.
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: 'reports/http.json' }]],
  },
})
