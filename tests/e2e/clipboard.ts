import type { Page } from '@playwright/test'
import { staticPort } from './playwright.config.ts'

/** Reads the clipboard in another tab, because the policy of the site's pages does not allow it. */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage()
  await other.goto(`http://localhost:${staticPort}/robots.txt`)
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  await page.bringToFront()
  return text
}
