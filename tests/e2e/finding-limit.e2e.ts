import type { Page } from '@playwright/test'
import { expect, open, readAddress, test } from './test.ts'

const box = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('#results > ul').getByRole('article')

/** Counts the writes to the history of a page that is opened next. */
async function countWrites(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counts = { writes: 0 }
    Object.assign(globalThis, { counts })
    for (const kind of ['pushState', 'replaceState'] as const) {
      const write = history[kind].bind(history)
      history[kind] = (...how) => {
        counts.writes += 1
        write(...how)
      }
    }
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { counts: { writes: number } }).counts.writes)
}

/** Opens a page with a clock that only the test moves. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await open(page, url)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await box(page).focus()
}

test('typing and deleting without a rest stays below the browser’s limit of writes', async ({
  page,
}) => {
  const readWrites = await countWrites(page)
  await openAtRest(page, '/blog')
  // Half a minute of keys, each with another text.
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press(count % 40 < 20 ? 'a' : 'Backspace')
    await page.clock.runFor(400)
  }
  await page.keyboard.type('spice')
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/blog?query=spice')
  await expect(box(page)).toHaveValue('spice')
  // Safari refuses more than 100 in 30 seconds: other tabs and links need some.
  expect(await readWrites()).toBeLessThan(70)
})

test('a page that is left before the URL is written is written nothing', async ({ page }) => {
  await openAtRest(page, '/restaurants')
  await page.keyboard.type('semma')
  // Two frames, for the list. The URL takes longer.
  await page.clock.runFor(40)
  await expect(cards(page)).toHaveCount(1)
  expect(readAddress(page)).toBe('/restaurants')
  // Not by pointer, which would blur the box first: a blur writes the URL.
  await page
    .getByRole('link', { name: 'About', exact: true })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Best Indian Restaurants/)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/about')
  expect(readAddress(page)).toBe('/about')
})
