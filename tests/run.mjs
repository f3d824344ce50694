// npm test: installs what is missing and runs every check and test. Words choose tests, --quick leaves out
// the browser.
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
// Two rows of steps at once. The browser tests take longest, so nothing waits for the other row.
const built = build()
const checked = checkAndTestUnits()
await Promise.all([
  checked,
  built.then((isBuilt) => values.quick || (isBuilt && testInBrowser())),
  (values.quick ? built : checked.then(() => built)).then((isBuilt) => isBuilt && testOverHttp()),
])
runNode('tests/count.mjs', suites)
if (failedSteps.length > 0) {
  console.error(`Failed: ${failedSteps.join(', ')}`)
  process.exit(1)
}

async function build() {
  const [isBuilt] = await Promise.all([
    runStep('build', 'vite build'),
    // The browser tests would install it when they start.
    values.quick || runStep('chromium', 'node tests/e2e/chromium.mjs'),
  ])
  return isBuilt
}

async function checkAndTestUnits() {
  /** @type {{ scripts: { check: string } }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const command of words.length === 0 ? scripts.check.split(' && ') : []) {
    await runStep(command.split(' ')[0] ?? '', command)
  }
  await runStep('unit', `vitest run ${chooseTests('unit', words)}`)
}

function testOverHttp() {
  const tests = chooseTests('http', words)
  return runStep('http', `vitest run --config tests/http/vitest.config.ts ${tests}`)
}

function testInBrowser() {
  const tests = chooseTests('browser', words)
  return runStep('browser', `playwright test --config tests/e2e/playwright.config.ts ${tests}`)
}
