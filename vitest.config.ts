import { defineConfig } from 'vitest/config'
import defineSite from './vite.config.ts'

const tests = ['tests/**/*.test.{ts,tsx}']
const views = ['tests/boot/**/*.test.ts', 'tests/{components,pages,house}/**/*.test.tsx']

const { define = {}, ...site } = defineSite({ command: 'serve', mode: 'test' })

export default defineConfig({
  define,
  test: {
    projects: [
      {
        ...site,
        extends: true,
        test: {
          name: 'views',
          include: views,
          environment: 'jsdom',
          setupFiles: 'tests/setup-views.ts',
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: tests, exclude: views },
      },
    ],
    // One test runs oxlint, and the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'threads',
    // Files share what they import, and jsdom: each leaves the document and the storage as they were.
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
