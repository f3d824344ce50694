import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'reports/bench.json' }]],
  },
})
