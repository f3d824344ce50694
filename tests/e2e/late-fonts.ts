import { expect, type Page } from '@playwright/test'
import { sumShifts, watchShifts } from './shifts.ts'
import { waitForFrames } from './test.ts'

/** Opens a page whose fonts load late, and expects no layout shift when they do. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let loadFonts = () => {}
  const fontsMayLoad = new Promise<void>((resolve) => (loadFonts = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await fontsMayLoad
    await route.continue()
  })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForFrames(page)
  expect(await page.evaluate(countFonts)).toBe(0)
  loadFonts()
  await expect.poll(() => page.evaluate(countFonts)).toBe(2)
  await page.waitForLoadState('load')
  expect(await sumShifts(page), path).toBeLessThanOrEqual(0.01)
}

/** How many of our fonts the page has, by the names that its styles use. */
const countFonts = (): number =>
  [...document.fonts].filter(({ family }) => ['Eczar', '"Anek Latin"'].includes(family)).length
