import type { Page } from '@playwright/test'
import { expect, open, readAddress, test } from './test.ts'

const box = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('#results > ul').getByRole('article')

/** Makes the browser refuse history writes as Safari does. The returned function counts them. */
async function limitWrites(
  page: Page,
  most: number,
  seconds: number,
): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([limit, span]) => {
      const counts = { refused: 0 }
      Object.assign(globalThis, { counts })
      let times: number[] = []
      for (const kind of ['pushState', 'replaceState'] as const) {
        const write = history[kind].bind(history)
        history[kind] = (...how) => {
          times = times.filter((time) => Date.now() - time < span * 1000)
          if (times.length >= limit) {
            counts.refused += 1
            throw new DOMException(`Attempt to use history.${kind}() too often`, 'SecurityError')
          }
          times.push(Date.now())
          write(...how)
        }
      }
    },
    [most, seconds] as const,
  )
  return () =>
    page.evaluate(() => (globalThis as unknown as { counts: { refused: number } }).counts.refused)
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
  // Below Safari's limit of 100: other tabs and links need some.
  const countRefused = await limitWrites(page, 70, 30)
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
  expect(await countRefused()).toBe(0)
})

test('where the browser refuses a write all the same, nothing is lost and the URL catches up', async ({
  page,
}) => {
  const countRefused = await limitWrites(page, 6, 30)
  await openAtRest(page, '/restaurants')
  for (const letter of 'musaafer') {
    await page.keyboard.type(letter)
    await page.clock.runFor(500)
  }
  expect(await countRefused()).toBeGreaterThan(0)
  await expect(box(page)).toHaveValue('musaafer')
  await expect(cards(page)).toHaveCount(1)
  expect(readAddress(page)).not.toBe('/restaurants?query=musaafer')
  await page.clock.runFor(40_000)
  await expect(page).toHaveURL('/restaurants?query=musaafer')
  await expect(box(page)).toHaveValue('musaafer')
  // The router goes on as before.
  await page.getByRole('link', { name: /^TX/ }).click()
  await expect(page).toHaveURL('/restaurants?state=TX&query=musaafer')
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?query=musaafer')
  await expect(cards(page)).toHaveCount(1)
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
