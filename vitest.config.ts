import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

const tests = ['tests/**/*.test.{ts,tsx}']
const views = ['tests/boot/**/*.test.ts', 'tests/{components,pages,house}/**/*.test.tsx']

export default mergeConfig(
  site({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      projects: [
        {
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
  }),
)
