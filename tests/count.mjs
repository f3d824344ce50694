// Prints 'N passed, N failed' from the reports that the test runners wrote themselves.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../reports')

/** @param {string} name */
function readReport(name) {
  const file = path.join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const vitest = ['vitest.json', 'http.json'].map(readReport)
const playwright = readReport('playwright.json')

// A runner that left no report has failed as a whole.
const passed =
  sum(vitest.map((report) => report?.numPassedTests ?? 0)) + (playwright?.stats.expected ?? 0)
const failed =
  sum(vitest.map((report) => report?.numFailedTests ?? 1)) +
  (playwright ? playwright.stats.unexpected + playwright.stats.flaky : 1)

/** @param {number[]} counts */
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0)
}

console.info(`${passed} passed, ${failed} failed`)
