import { expect, type Page } from '@playwright/test'
import { scrollThrough } from './scroll.ts'
import { seeFrames } from './test.ts'

const isFont = /\.woff2$/
const ignore = () => {}

/** Opens a page whose fonts load late. Expects no layout shift then, nor while scrolling. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let letFontsCome = ignore
  const fontsMayCome = new Promise<void>((done) => {
    letFontsCome = done
  })
  await page.route(isFont, async (route) => {
    await fontsMayCome
    await route.continue()
  })
  await page.addInitScript(observeShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await seeFrames(page)
  expect(await page.evaluate(() => document.fonts.check('1em Eczar'))).toBe(false)
  letFontsCome()
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Eczar'))).toBe(true)
  await page.waitForLoadState('load')
  await scrollThrough(page)
  expect(await page.evaluate(addUpShifts)).toBeLessThanOrEqual(0.01)
}

/** Runs in the page before it loads: collects the layout shifts in window.shifts. */
function observeShifts(): void {
  const shifts: PerformanceEntry[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

/**
 * Runs in the page. Leaves out what moved before the first paint: the headless shell lays a page out
 * before its styles are there.
 */
function addUpShifts(): number {
  const [firstPaint] = performance.getEntriesByName('first-paint')
  const shifts = Reflect.get(window, 'shifts') as (PerformanceEntry & { value: number })[]
  return shifts
    .filter(({ startTime }) => startTime >= (firstPaint?.startTime ?? 0))
    .reduce((sum, { value }) => sum + value, 0)
}
