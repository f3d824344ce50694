import type { Page } from '@playwright/test'
import { expect, nothing, test } from './test.ts'
import { views } from './views.ts'

// 256 is 1024 at 400 % zoom.
const phoneWidth = 390
const widths = [256, 320, phoneWidth, 768, 1024, 1440, 1920]

for (const { name, path, act, messages = nothing } of views) {
  test.describe(name, () => {
    test.use({ expectedMessages: messages })

    test('nothing sticks out at any width, and a thumb hits every target', async ({ page }) => {
      await page.goto(path)
      await act?.(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `at ${width}`,
          })
          .toBe(width)
        if (width === phoneWidth) {
          expect(await findSmallTargets(page)).toEqual([])
        }
      }
    })
  })
}

test('the links of the open menu are large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findSmallTargets(page)).toEqual([])
})

test('the chosen tab is in view on a phone and the row shows that there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/restaurants?state=WA')
  const tabs = page.getByRole('navigation', { name: 'Filter by state' })
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

test('the links stand in the header where no script can open a menu', async ({ browser }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`http://localhost:${process.env.E2E_PORT ?? 3711}/`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(header.getByRole('button')).toHaveCount(0)
  await page.close()
})

/** Primary ones need 44 px; a link inside a sentence is exempt (WCAG 2.2, 2.5.8). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const primary =
      'header a, header button, dialog button, dialog a, form button, form input, nav a, footer a, h3 > button, p > a[class*=button], p > a[class*=ghost], p > a[class*=more]'
    return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect()
        const isUnseen = height <= 1 || width <= 1
        const isInSentence =
          getComputedStyle(element).display === 'inline' &&
          element.closest('p, li, h2, h3') !== null
        return !isUnseen && !isInSentence
      })
      .flatMap((element) => {
        const { height, width } = element.getBoundingClientRect()
        const least = element.matches(primary) ? 44 : 24
        return height < least || width < 24
          ? [`${element.textContent.trim() || element.tagName}: ${width} × ${height}`]
          : []
      })
  })
}
