import type { Page } from '@playwright/test'

/** Waits until React has taken over the HTML, so that a click means a client navigation. */
export async function waitForHydration(page: Page): Promise<void> {
  // React marks an element when it has taken it over: first the frame, then the page in it.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main *') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
