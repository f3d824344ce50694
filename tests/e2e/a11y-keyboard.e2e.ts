import type { Page } from '@playwright/test'
import { articles } from './content.ts'
import { expectVisibleFocus, tabTo } from './focus.ts'
import { expect, open, waitForFrames, test } from './test.ts'

test.describe('with the keyboard alone', () => {
  test('a visitor finds a restaurant in Texas', async ({ page }) => {
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

  test('a visitor reads an article to its end, and Back returns to its link', async ({ page }) => {
    await open(page, '/')
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByText('Blog'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const title = articles.find(({ id }) => id === 'tandoor-mastery')?.title ?? ''
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
    await tabTo(page, link)
    await waitForFrames(page)
    const scrollBefore = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    await expect(page.getByRole('main')).toBeFocused()
    await tabToEnd(page)
    await waitForFrames(page)

    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollBefore)
    await expectVisibleFocus(page)
  })
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
    await open(page, '/no-such-page')
    await tabToEnd(page)
  })
})

test('the skip links lead to results or content, and the next Tab goes on from there', async ({
  page,
}) => {
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
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()

  await toContent.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()

  await test.step('a Tab pressed at once moves the focus on', async () => {
    await toResults.focus()
    // Before the router hears of the browser's step.
    await page.evaluate(() => {
      const results = document.querySelector('#results')
      const next = results?.querySelector('button')
      results?.addEventListener('focus', () => setTimeout(() => next?.focus()), { once: true })
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog#results')
    await expect(copy).toBeFocused()
    await waitForFrames(page)
    await expect(copy).toBeFocused()
  })

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

async function tabToEnd(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
}
