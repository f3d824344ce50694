import type { Page } from '@playwright/test'
import { formatShowing } from './content.ts'
import { expectVisibleFocus, tabTo } from './focus.ts'
import { expect, open, test } from './test.ts'

test('a visitor finds a restaurant in Texas with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, main.getByRole('link', { name: 'Best Indian Restaurants in the USA' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/restaurants')

  const texas = page.getByRole('link', { name: /^TX\b.*Texas/ })
  await tabTo(page, texas)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d+ restaurants found in TX$/).first()).toBeVisible()
  await expect(texas).toBeFocused()
  await expect(texas).toHaveAttribute('aria-current', 'page')
  await expectVisibleFocus(page)

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('houston')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Houston, TX')
  await expectVisibleFocus(page)
})

test.describe('every stop of the Tab key', () => {
  test.use({ expectedMessages: /404/ })

  test('shows that it has the focus, in the dark scheme too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/')
    await tabToEnd(page)
    // Header and footer are the same on all pages, so from here on each begins at its content.
    for (const name of ['About', 'Contact']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      await expect(page.getByRole('main')).toBeFocused()
      await tabToEnd(page)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    for (const path of ['/blog/tandoor-mastery', '/no-such-page']) {
      await open(page, path)
      await tabToEnd(page)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, '/restaurants')
    await tabTo(page, page.getByRole('link', { name: /^WA\b/ }))
    await tabTo(page, page.getByRole('link', { name: /^AL\b/ }), 'Shift+Tab')
  })
})

test('the skip links lead to results or content, and Tab goes on from there', async ({ page }) => {
  await open(page, '/blog')
  const toContent = page.getByRole('link', { name: 'Skip to content' })
  const toResults = page.getByRole('link', { name: 'Skip to results' })
  const copy = page.getByRole('button', { name: 'Copy link' })
  await page.keyboard.press('Tab')
  await expect(toContent).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Tab')
  await expect(toResults).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await expect(page.getByText(formatShowing())).toHaveCSS('outline-style', 'solid')
  await expect(toResults).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()

  await toContent.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()

  await test.step('a page without results has no link to them', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect(page).toHaveURL('/about')
    await expect(toResults).toHaveCount(0)
    await expect(toContent).toBeAttached()
  })
})

const tabToEnd = (page: Page) => tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
