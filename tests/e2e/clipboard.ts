import type { Page } from '@playwright/test'
import { staticOrigin } from './playwright.config.ts'

/** Reads the clipboard in another tab, because the policy of the site's pages does not allow it. */
export async function readClipboard(page: Page): Promise<string> {
  const context = page.context()
  const other = context.pages().find((tab) => tab !== page) ?? (await context.newPage())
  if (other.url() === 'about:blank') {
    await other.goto(`${staticOrigin}/robots.txt`)
  }
  await other.bringToFront()
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await page.bringToFront()
  return text
}
