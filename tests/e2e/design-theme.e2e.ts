import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const light = { paper: 'rgb(252, 247, 236)', bars: '#fcf7ec' }
const dark = { paper: 'rgb(24, 13, 20)', bars: '#180d14' }

test('the theme follows the system until one is chosen, and a chosen one is set before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/about')
  await expectColors(page, dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectColors(page, light)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.getByRole('status')).toHaveText('light theme')
  await expectColors(page, light)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expectColors(page, dark)
  await page.getByRole('button', { name: 'Switch to system theme' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expectColors(page, light)
  await expectChosenAtFirst(page)

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  await expectColors(page, dark)

  await test.step('another tab follows', async () => {
    const other = await page.context().newPage()
    await open(other, '/')
    await page.getByRole('button', { name: 'Switch to system theme' }).click()
    await expectColors(page, light)
    await expectColors(other, light)
    await expect(other.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  })
  await test.step('a page from the back/forward cache follows', async () => {
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      dispatchEvent(new Event('pageshow'))
    })
    await expectColors(page, dark)
  })
})

/** Chooses dark, reloads, and expects dark when the body is inserted, which is before the first paint. */
async function expectChosenAtFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.body) {
        observer.disconnect()
        Reflect.set(window, 'firstTheme', document.documentElement.dataset.theme)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe('dark')
  await expect(page.getByRole('button', { name: 'Switch to system theme' })).toBeVisible()
  await expectColors(page, dark)
}

const expectColors = (page: Page, colors: typeof light) =>
  expect.poll(() => readColors(page)).toEqual(colors)

const readColors = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      bars: bars.find(({ media }) => matchMedia(media).matches)?.content,
    }
  })
