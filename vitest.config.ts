import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

const tests = ['tests/**/*.test.{ts,tsx}']
const views = ['tests/boot/**/*.test.ts', 'tests/{components,pages,house}/**/*.test.tsx']

export default mergeConfig(
  site,
  defineConfig({
    test: {
      projects: [
        // vmThreads: a document for every file, while jsdom itself is loaded once.
        {
          extends: true,
          test: {
            name: 'views',
            include: views,
            environment: 'jsdom',
            pool: 'vmThreads',
            setupFiles: 'tests/setup-views.ts',
          },
        },
        {
          extends: true,
          test: { name: 'rules', include: tests, exclude: views, isolate: false },
        },
      ],
      // One test runs oxlint, and the machine may be busy.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 30_000 } },
      // One worker alone would run all files of a vm pool in one context.
      pool: 'threads',
      maxWorkers: 2,
      reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    },
  }),
)
