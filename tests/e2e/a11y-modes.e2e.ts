import type { Page } from '@playwright/test'
import { articles, first } from './content.ts'
import { expectVisibleFocus } from './focus.ts'
import { expect, open, test } from './test.ts'

test('with more contrast text and borders have the color of ink; in forced colors the focus, the current page, the chosen filter, buttons and icons are visible', async ({
  page,
}) => {
  await page.goto('/restaurants?state=TX')
  const main = page.getByRole('main')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const ink = await page.locator('html').evaluate((html) => getComputedStyle(html).color)
    await expect(main.getByText('Houston, TX').first()).toHaveCSS('color', ink)
    await expect(main.locator('li').first()).toHaveCSS('border-color', ink)
    await expect(main.getByRole('combobox', { name: 'Award' })).toHaveCSS('border-color', ink)
  }

  await page.emulateMedia({ colorScheme: 'dark', contrast: null, forcedColors: 'active' })
  const look = (row: string, name: string | RegExp, property: string) =>
    page
      .getByRole('navigation', { name: row })
      .getByRole('link', { name })
      .evaluate((link, key) => getComputedStyle(link).getPropertyValue(key), property)
  const line = (name: string) => look('Main', name, 'border-bottom-color')
  expect(await line('Best Indian Restaurants in the USA')).not.toBe(await line('About'))

  const ofState = (name: RegExp, property: string) => look('Filter by state', name, property)
  const ground = 'background-color'
  expect(await ofState(/^TX\b/, ground)).not.toBe(await ofState(/^NY\b/, ground))

  const drawn = await main.locator('article span').evaluateAll((all) => {
    const dots = all.filter((one) => getComputedStyle(one, '::before').content.includes('·'))
    const unused = all.map((one) => getComputedStyle(one, '::after'))
    return [dots.length > 0, unused.some((one) => /\$/.test(one.content) && one.display !== 'none')]
  })
  expect(drawn, 'dots between facts, and no unused tiers of a price').toEqual([true, false])
  const name = main.locator('h2 > a').first()
  const plate = main.getByRole('figure', { name: 'Map' }).locator('[data-ranks] > text').first()
  await expect(plate).toHaveCSS('fill', await name.evaluate((link) => getComputedStyle(link).color))

  // Below 1280 pixels, and with a theme that is not the system's.
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
  expect(await ofState(/^TX\b/, 'color')).toBe(await ofState(/^NY\b/, 'color'))

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)

  await test.step('buttons have an edge, and icons a line', async () => {
    await page.goto('/contact')
    const button = page.getByRole('button', { name: 'Send message' })
    await expect(button).not.toHaveCSS('border-top-width', '0px')
    await expect(button.locator('svg')).not.toHaveCSS('stroke', 'none')
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, on no page and in nothing that opens', async ({ page }) => {
    await open(page, '/')
    await expectStillness(page)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const banner = page.getByRole('banner')
    for (const name of ['Best Indian Restaurants in the USA', 'About', 'Blog']) {
      await banner.getByRole('link', { name }).click()
      await expect(page.getByRole('main')).toBeFocused()
      await expectStillness(page)
    }
    const { title } = first(articles)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectStillness(page)

    await banner.getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('button', { name: 'Do you take advertising?' }).click()
    await expectStillness(page)
    await page.setViewportSize({ width: 360, height: 700 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectStillness(page)
  })
})

async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() => ({
    animations: document.getAnimations().length,
    styles: [...document.querySelectorAll('*')].filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element)
      return animationName !== 'none' || /[1-9]/.test(transitionDuration)
    }).length,
  }))
  expect(moving, page.url()).toEqual({ animations: 0, styles: 0 })
}
