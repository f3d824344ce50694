import { expect, type Page } from '@playwright/test'
import { scrollThrough } from './scroll.ts'
import { sumShifts, watchShifts } from './shifts.ts'
import { waitForFrames } from './test.ts'

const isFont = /\.woff2$/
const ignore = () => {}

/** Opens a page whose fonts load late. Expects no layout shift then, nor while scrolling. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let letFontsCome = ignore
  const fontsMayCome = new Promise<void>((done) => {
    letFontsCome = done
  })
  await page.route(isFont, async (route) => {
    await fontsMayCome
    await route.continue()
  })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForFrames(page)
  expect(await page.evaluate(() => document.fonts.check('1em Eczar'))).toBe(false)
  letFontsCome()
  await expect(page.locator('html[data-fonts]')).toBeAttached()
  await page.waitForLoadState('load')
  await scrollThrough(page)
  expect(await sumShifts(page)).toBeLessThanOrEqual(0.01)
}
