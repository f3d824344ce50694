import { defineConfig } from 'vitest/config'

/** What both runtimes must answer alike, and `npm test` therefore asks on Cloudflare's as well. */
const alike = ['canonical', 'not-found', 'server-answers', 'served-files']
const ofNode = 'tests/http/node-*.http.ts'
const ofDist = ['built-site', 'bundles', 'hostile', 'budgets']
const nameFiles = (names: readonly string[]) => names.map((name) => `tests/http/${name}.http.ts`)

const isWholeEdge = process.env.HTTP_ON_EDGE === 'all'

/** Asks the built server what needs no browser. `npm run test:edge` asks workerd all that it can. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: isWholeEdge ? [] : ['tests/{http,house}/**/*.http.ts'],
          provide: { runtime: 'node' },
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: isWholeEdge ? ['tests/http/**/*.http.ts'] : nameFiles(alike),
          exclude: [ofNode, ...nameFiles(ofDist)],
          provide: { runtime: 'edge' },
        },
      },
    ],
    // Most of the time the servers work, or let a slow client wait.
    maxWorkers: 3,
    pool: 'threads',
    // The build is tested as it runs, not as Vitest would load it.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What comes, comes on a busy machine too.
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: 'reports/http.json' }]],
  },
})
