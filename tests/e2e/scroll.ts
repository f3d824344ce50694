import type { Page } from '@playwright/test'
import { waitForFrames } from './test.ts'

/** Scrolls to the end, a screen at a time, and waits for two frames at each. */
export async function scrollThrough(page: Page): Promise<void> {
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await readHeight()); top += page.viewportSize()?.height ?? Infinity) {
    await page.evaluate((place) => scrollTo(0, place), top)
    await waitForFrames(page)
  }
}
