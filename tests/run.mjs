// npm test: runs every check and test, also in a fresh clone with nothing installed. With words it runs
// only the tests that match, with --quick all that need no browser.
import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installIfNeeded, runNode } from '../src/start/install.mjs'
import { chooseTests } from './choose-tests.mjs'
import { failedSteps, runStep } from './step.mjs'

const { values, positionals: words } = parseArgs({
  options: { quick: { type: 'boolean' } },
  allowPositionals: true,
})
const suites = values.quick ? ['unit', 'http'] : ['unit', 'http', 'browser']

installIfNeeded()
rmSync('reports', { recursive: true, force: true })
await Promise.all([
  words.length === 0 && check(),
  runStep('unit', `vitest run ${chooseTests('unit', words)}`),
  testBuild(),
])
runNode('tests/count.mjs', suites)
if (failedSteps.length > 0) {
  console.error(`Failed: ${failedSteps.join(', ')}`)
  process.exit(1)
}

async function check() {
  /** @type {{ scripts: { check: string } }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const command of scripts.check.split(' && ')) {
    await runStep(command.split(' ')[0] ?? '', command)
  }
}

async function testBuild() {
  const [isBuilt] = await Promise.all([
    runStep('build', 'vite build'),
    // The browser tests would install it when they start.
    values.quick || runStep('chromium', 'node tests/e2e/chromium.mjs'),
  ])
  if (isBuilt) {
    await Promise.all([
      runStep(
        'http',
        `vitest run --config tests/http/vitest.config.ts ${chooseTests('http', words)}`,
      ),
      values.quick ||
        runStep(
          'browser',
          `playwright test --config tests/e2e/playwright.config.ts ${chooseTests('browser', words)}`,
        ),
    ])
  }
}
