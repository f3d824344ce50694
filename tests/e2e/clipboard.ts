import type { Page } from '@playwright/test'
import { staticPort } from './playwright.config.ts'

/** What was copied, read in another tab: the site's own policy lets no page of it read that. */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage()
  await other.goto(`http://localhost:${staticPort}/robots.txt`)
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  await page.bringToFront()
  return text
}
