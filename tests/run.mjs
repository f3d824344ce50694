// npm test: installs what is missing and runs every check and test. Words choose the test files whose path has
// one of them, --quick leaves out the browser.
import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installIfNeeded } from '../src/start/install.mjs'
import { countTests } from './count.mjs'
import { failedSteps, runStep } from './step.mjs'

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' } },
  allowPositionals: true,
})
const words = positionals.map((word) => JSON.stringify(word)).join(' ')
const vitest = `vitest run --passWithNoTests ${words}`

installIfNeeded()
rmSync('reports', { recursive: true, force: true })
const [isReady] = await Promise.all([build(), checkAndTestUnits()])
if (isReady) {
  // One after the other: side by side they take longer on two cores.
  await runStep('http', `${vitest} --config tests/http/vitest.config.ts`)
  await (values.quick ?? testInBrowser())
}
const { passed, failed } = countTests(['vitest', 'http', ...(values.quick ? [] : ['playwright'])])
if (failedSteps.length > 0) {
  console.info(`Failed: ${failedSteps.join(', ')}`)
  process.exitCode = 1
}
console.info(`${passed} passed, ${failed} failed`)

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
  for (const command of words === '' ? scripts.check.split(' && ') : []) {
    await runStep(command.split(' ')[0] ?? '', command)
  }
  await runStep('unit', vitest)
}

function testInBrowser() {
  const config = '--config tests/e2e/playwright.config.ts'
  return runStep('browser', `playwright test ${config} --pass-with-no-tests ${words}`)
}
