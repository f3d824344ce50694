import type { Page } from '@playwright/test'

/** Collects the layout shifts of every document that the page loads from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

/** Since the first paint: the headless shell lays a page out before its styles are there. */
export const sumShifts = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [firstPaint] = performance.getEntriesByName('first-paint')
    const shifts = Reflect.get(window, 'shifts') as (PerformanceEntry & { value: number })[]
    return shifts
      .filter(({ startTime }) => startTime >= (firstPaint?.startTime ?? 0))
      .reduce((sum, { value }) => sum + value, 0)
  })
