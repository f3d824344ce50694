import type { Page } from '@playwright/test'

/** Waits for hydration. From then on a click on a link is a navigation in the browser. */
export async function waitForHydration(page: Page): Promise<void> {
  // Set by components/MarkHydrated. A locator polls from outside the page, so a stopped clock does not matter.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
