// Prints 'N passed, N failed' from the reports that the test runners wrote themselves.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky', number>, errors: unknown[] }} PlaywrightReport
 */

const folder = path.resolve(import.meta.dirname, '../reports')

/** A file whose tests did not run, as after a failed hook, is a failure too. @param {VitestReport} report */
const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isFailedAsWhole).length,
})

/** @param {VitestFile} file */
function isFailedAsWhole({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

/** An error outside of tests, such as a taken port, is a failure too. @param {PlaywrightReport} report */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** @type {Record<string, [file: string, count: (report: any) => { passed: number, failed: number }]>} */
const suites = {
  unit: ['vitest.json', countVitest],
  http: ['http.json', countVitest],
  browser: ['playwright.json', countPlaywright],
}
const names = process.argv.slice(2)

const counts = Object.entries(suites)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([, [name, count]]) => {
    const file = path.join(folder, name)
    // A runner that left no report has failed as a whole.
    return existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 1 }
  })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)

console.info(`${passed} passed, ${failed} failed`)
