import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { knownPath, restaurants } from '#tests/e2e/content.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/client')
const kilobyte = 1_000

/** kB of HTML. Every restaurant is in the HTML in full, for visitors without scripts. */
const perRestaurant = 0.16

/** kB of HTML of the map (012-the-map.md). */
const map = 6

/** kB of brotli on a first visit (008-budgets.md). */
const budgets: Record<string, { scripts: number; html: number }> = {
  '/': { scripts: 109, html: 12 + map },
  '/restaurants': { scripts: 120, html: 12 + map + perRestaurant * restaurants.length },
  '/about': { scripts: 107, html: 12 },
  '/blog': { scripts: 116, html: 12 },
  '/contact': { scripts: 113, html: 12 },
  '/blog/spice-route-guide': { scripts: 107, html: 12 },
  [knownPath]: { scripts: 107, html: 12 },
}

test.each(Object.entries(budgets))('%s stays within its budget of bytes', (url, budget) => {
  const { html, scripts, scriptFiles, styles } = weighPage(url)
  // Below the size of React alone the scripts were not found.
  expect(scripts, 'scripts').toBeGreaterThan(58 * kilobyte)
  expect(scripts, 'scripts').toBeLessThanOrEqual(budget.scripts * kilobyte)
  // The app and at least the page.
  expect(scriptFiles, 'script files').toBeGreaterThan(1)
  expect(scriptFiles, 'script files').toBeLessThanOrEqual(8)
  expect(styles, 'styles').toBeLessThanOrEqual(10.9 * kilobyte)
  expect(html, 'HTML').toBeLessThanOrEqual(budget.html * kilobyte)
})

test('a first visit loads at most 45 kB of fonts, and no picture weighs more than 90', () => {
  const weights = readdirSync(path.join(dist, 'assets')).map((name) => ({
    ending: path.extname(name),
    bytes: statSync(path.join(dist, 'assets', name)).size,
  }))
  const ofKind = (ending: string) =>
    weights.filter((one) => one.ending === ending).map(({ bytes }) => bytes)
  const fonts = ofKind('.woff2').reduce((sum, bytes) => sum + bytes, 0)
  expect(fonts).toBeLessThanOrEqual(45 * kilobyte)
  expect(Math.max(...ofKind('.avif'))).toBeLessThanOrEqual(90 * kilobyte)
})

/** Finds scripts in `src` and in the data for hydration, which names them once more. */
const scriptUrl = /(\/assets\/[^"\s]+\.js)(?=["\s])/g
const inlineStyle = /<style\b[^>]*>([^]*?)<\/style>/g

/** Weighs a page in bytes of brotli. */
function weighPage(url: string) {
  const file = path.join(dist, url, 'index.html')
  const html = readFileSync(file, 'utf8')
  const scripts = new Set([...html.matchAll(scriptUrl)].flatMap(([, one]) => one ?? []))
  const styles = brotliCompressSync([...html.matchAll(inlineStyle)].map(([, css]) => css).join(''))
  return {
    html: sentBytes(file) - styles.length,
    scripts: [...scripts].reduce((sum, one) => sum + sentBytes(path.join(dist, one)), 0),
    scriptFiles: scripts.size,
    styles: styles.length,
  }
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
