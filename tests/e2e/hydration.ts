import type { Page } from '@playwright/test'

/** Waits until the page answers to clicks and keys, so that a click means a client navigation. */
export async function waitForHydration(page: Page): Promise<void> {
  // The page says it itself (components/HydrationEnd). A locator asks from outside, whatever the page's clock says.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
