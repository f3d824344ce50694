import path from 'node:path'
import { statSync } from 'node:fs'
import { weighPage } from '#src/build/output/page-weight.ts'
import { restaurants } from './content.ts'
import { expect, test } from './test.ts'

const folder = path.resolve('dist/client')
const kilobyte = 1_000

/** kB of HTML. Every restaurant is in the HTML in full, for visitors without scripts. */
const perRestaurant = 0.16

/** kB of HTML of the map (012-the-map.md). */
const map = 6

/** kB of brotli on a first visit. Raising one needs a decision record (008-budgets.md). */
const budgets: Record<string, { scripts: number; html: number }> = {
  '/': { scripts: 105.5, html: 12 + map },
  '/restaurants': { scripts: 121, html: 12 + map + perRestaurant * restaurants.length },
  '/about': { scripts: 105.8, html: 12 },
  '/blog': { scripts: 118.2, html: 12 },
  '/contact': { scripts: 111, html: 12 },
  '/blog/spice-route-guide': { scripts: 105, html: 12 },
}

for (const [url, budget] of Object.entries(budgets)) {
  test(`${url} stays within its budget of bytes`, () => {
    const { html, scripts, styles } = weighPage(folder, path.join(folder, url, 'index.html'))
    // Below the size of React alone the scripts were not found.
    expect(scripts, 'scripts').toBeGreaterThan(58 * kilobyte)
    expect(scripts, 'scripts').toBeLessThanOrEqual(budget.scripts * kilobyte)
    expect(styles, 'styles').toBeLessThanOrEqual(14.6 * kilobyte)
    expect(html, 'HTML').toBeLessThanOrEqual(budget.html * kilobyte)
  })

  test(`${url} loads with at most 14 requests and moves nothing on the way`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shift += 'value' in entry ? Number(entry.value) : 0
        }
        document.documentElement.dataset.shift = String(shift)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    // Without lazy pictures: the browser decides how far ahead of the screen it fetches them.
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.currentSrc !== ''
            ? new URL(image.currentSrc).pathname
            : [],
        ),
      )
    const own = requests.filter((name) => !lazy.includes(name))
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(14)
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
    expect(shift).toBeLessThanOrEqual(0.01)

    const fonts = requests.filter((name) => name.endsWith('.woff2'))
    const weight = fonts.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
    expect(fonts).not.toEqual([])
    expect(weight).toBeLessThanOrEqual(110 * kilobyte)
  })
}
