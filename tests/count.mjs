// Prints 'N passed, N failed' from the reports that the test runners wrote themselves.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../reports')

/** @param {string} name */
function readReport(name) {
  const file = path.join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const vitest = readReport('vitest.json')
const playwright = readReport('playwright.json')

// A runner that left no report has failed as a whole. Flaky: passed at its second try, and listed by
// name above (playwright.config.ts).
const { expected, unexpected, flaky } = playwright?.stats ?? {
  expected: 0,
  unexpected: 1,
  flaky: 0,
}
const passed = (vitest?.numPassedTests ?? 0) + expected + flaky
const failed = (vitest?.numFailedTests ?? 1) + unexpected

console.info(`${passed} passed, ${failed} failed`)
