import type { Page } from '@playwright/test'
import { states } from './content.ts'
import { expect, nothing, open, test } from './test.ts'
import { reach, views } from './views.ts'

const phoneWidth = 360
const desktopWidth = 1280
// 256 is 1024 at 400 % zoom.
const widths = [256, 320, phoneWidth, 390, 768, 1024, desktopWidth, 1440, 1920]
const thumb = 44
const mouse = 24

for (const { name, path, act, messages = nothing } of views) {
  test.describe(name, () => {
    test.use({ expectedMessages: messages })

    test('nothing sticks out at any width, and everything to press is easily hit', async ({
      page,
    }) => {
      await page.goto(path)
      await reach(page, act)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `at ${width}`,
          })
          .toBe(width)
        if (width === phoneWidth || width === desktopWidth) {
          const least = width === phoneWidth ? thumb : mouse
          expect(await findSmallTargets(page, least), `at ${width}`).toEqual([])
        }
      }
    })
  })
}

test('the links of the open menu are large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findSmallTargets(page, thumb)).toEqual([])
})

test('the chosen tab is in view on a phone, and the row fades where there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 })
  await open(page, `/restaurants?state=${states.at(-1)}`)
  const tabs = page.getByRole('navigation', { name: 'Filter by state' })
  const last = tabs.getByRole('link').last()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollX)).toBe(0)

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(tabs.getByRole('link', { name: /^All\b/ })).toBeInViewport({ ratio: 1 })
  await expect(last).not.toBeInViewport()
  await expect(tabs.getByRole('list')).toHaveCSS(
    'mask-image',
    /linear-gradient.*rgba\(0, 0, 0, 0\)/,
  )
})

/** What is smaller, of all there is to press. Links in text are exempt (WCAG 2.5.8), as is the unseen, and the map, whose links stand on the page as tabs and cards. */
function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (size) =>
      [...document.querySelectorAll('a[href]:not(svg a), button, input, textarea, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => {
          const { display, clipPath } = getComputedStyle(target)
          const isInText = display === 'inline' && target.closest('p, li, h2, h3') !== null
          return clipPath === 'none' && !isInText
        })
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          // A shade of rounding.
          return Math.min(width, height) < size - 0.5
            ? [`${Math.round(width)} × ${Math.round(height)} ${target.outerHTML.slice(0, 100)}`]
            : []
        }),
    least,
  )
}
