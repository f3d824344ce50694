import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky', number>, errors: unknown[] }} PlaywrightReport
 */

/** Sums up the reports that the runners wrote themselves. One that left no report has failed as a whole. */
export function countTests(/** @type {string[]} */ runners) {
  const counts = runners.map((runner) => {
    const file = path.resolve(import.meta.dirname, `../reports/${runner}.json`)
    return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : [0, 1]
  })
  return {
    passed: counts.reduce((sum, [passed = 0]) => sum + passed, 0),
    failed: counts.reduce((sum, [, failed = 0]) => sum + failed, 0),
  }
}

/** A file whose hook failed, or an error outside of tests, is a failure too. */
function count(/** @type {VitestReport | PlaywrightReport} */ report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return [expected, unexpected + flaky + report.errors.length]
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return [report.numPassedTests, report.numFailedTests + brokenFiles.length]
}
