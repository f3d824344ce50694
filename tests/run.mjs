// npm test: proves everything, from a fresh clone on a machine where nothing is installed.
import { rmSync } from 'node:fs'
import { installIfNeeded, runNode } from '../src/start/install.mjs'

installIfNeeded()
rmSync('reports', { recursive: true, force: true })

const npm = process.env.npm_execpath ?? ''

/** @type {[name: string, run: () => boolean][]} */
const steps = [
  ['check', () => runNode(npm, ['run', '--silent', 'check'])],
  ['unit tests', () => runNode('node_modules/vitest/vitest.mjs', ['run'])],
  ['build', () => runNode('node_modules/vite/bin/vite.js', ['build'])],
  [
    'HTTP',
    () =>
      runNode('node_modules/vitest/vitest.mjs', ['run', '--config', 'tests/http/vitest.config.ts']),
  ],
  [
    'browser tests',
    () =>
      runNode('node_modules/@playwright/test/cli.js', [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
      ]),
  ],
]

const failed = steps.filter(([name, run]) => {
  console.info(`\n── ${name}`)
  return !run()
})

runNode('tests/count.mjs', [])
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(([name]) => name).join(', ')}`)
  process.exit(1)
}
