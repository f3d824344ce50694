import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Virtual } from '@guidepup/virtual-screen-reader'

const source = readFileSync(
  new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
)

export async function startScreenReader(page: Page): Promise<void> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  await page.evaluate(async () => {
    const address = '/virtual-screen-reader.js'
    const { virtual } = (await import(address)) as { virtual: Virtual }
    await virtual.start({ container: document.body })
    Reflect.set(window, 'screenReader', virtual)
  })
}

export const readSpoken = async (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'screenReader') as Virtual).spokenPhraseLog())

export const readAnnouncements = async (page: Page): Promise<string[]> =>
  (await readSpoken(page)).filter((phrase) => /^(polite|assertive): ./.test(phrase))
