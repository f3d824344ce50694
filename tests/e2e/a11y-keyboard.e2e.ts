import type { Page } from '@playwright/test'
import { articles } from './content.ts'
import { expectVisibleFocus, tabTo } from './focus.ts'
import { expect, open, seeFrames, test } from './test.ts'

test.describe('with the keyboard alone', () => {
  test('a restaurant in Texas is found', async ({ page }) => {
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

  test('an article is read to its end, and Back leads to the link it was opened with', async ({
    page,
  }) => {
    await open(page, '/')
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByText('Blog'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const title = articles.find(({ id }) => id === 'tandoor-mastery')?.title ?? ''
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
    await tabTo(page, link)
    await seeFrames(page)
    const scrollBefore = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    await expect(page.getByRole('main')).toBeFocused()
    await tabToEnd(page)
    await seeFrames(page)

    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollBefore)
    await expectVisibleFocus(page)
  })

  test('a message is sent, and a question is opened', async ({ page }) => {
    await open(page, '/contact')
    for (const [name, text] of [
      ['Name', 'Asha'],
      ['Email', 'asha@pattal.example'],
      ['Subject', 'A dosa'],
      ['Message', 'Crisp, then gone.'],
    ] as const) {
      await tabTo(page, page.getByRole('textbox', { name }))
      await page.keyboard.type(text)
    }
    const send = page.getByRole('button', { name: 'Send message' })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(send).toBeFocused()
    await expectVisibleFocus(page)

    await test.step('the third question is opened', async () => {
      const questions = page.getByRole('region', { name: 'Frequently asked questions' })
      const button = (name: RegExp) => questions.getByRole('button', { name })
      const third = button(/How often is the list updated/)
      await tabTo(page, button(/How do I submit/))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(third).toBeFocused()
      await expectVisibleFocus(page)
      await page.keyboard.press('Enter')
      await expect(questions.getByText(/^Quarterly\./)).toBeVisible()
      await expect(third).toHaveAttribute('aria-expanded', 'true')

      await page.keyboard.press('End')
      await expect(button(/advertising/)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(questions.getByText(/^Some\. Advertising/)).toBeVisible()
      await expect(questions.getByText(/^Quarterly\./)).toBeHidden()
      await page.keyboard.press('Space')
      await expect(questions.getByText(/^Some\. Advertising/)).toBeHidden()
      await page.keyboard.press('Home')
      await expect(button(/How do I submit/)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(button(/advertising/)).toBeFocused()
      await expectVisibleFocus(page)
    })
  })
})

test.describe('every stop of the Tab key', () => {
  test.use({ expectedMessages: /404/ })

  test('shows that it has the focus, in the dark too', async ({ page }) => {
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
  // The first stop among the results, before the first card.
  await expect(copy).toBeFocused()

  await toContent.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()

  await test.step('they leave the focus to who presses Tab at once', async () => {
    await toResults.focus()
    // Before the router is told of the step that the browser has taken.
    await page.evaluate(() => {
      const results = document.querySelector('#results')
      const next = results?.querySelector('button')
      results?.addEventListener('focus', () => setTimeout(() => next?.focus()), { once: true })
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog#results')
    await expect(copy).toBeFocused()
    // By then the router has rendered the step.
    await seeFrames(page)
    await expect(copy).toBeFocused()
  })

  await test.step('they offer results only where there are any', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect(page).toHaveURL('/about')
    await expect(toResults).toHaveCount(0)
    await expect(toContent).toBeAttached()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('holds the focus, closes on Escape and on the page it leads to, and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    await tabTo(page, menu.getByRole('link', { name: 'Contact' }))
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
    const behind = page.getByRole('main')
    await behind.evaluate((element) => element.focus())
    await expect(behind).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await behind.evaluate((element) => element.focus())
    await expect(behind).toBeFocused()

    await test.step('it closes on the page it leads to already', async () => {
      await opener.click()
      await menu.getByRole('link', { name: 'About' }).click()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })

    await test.step('it closes when a page opens, and Back leads to its button', async () => {
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByRole('link', { name: 'Blog' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/blog')
      await expect(menu).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      await page.goBack()
      await expect(opener).toBeFocused()
    })
  })
})

/** Tabs to the last link of the page. */
async function tabToEnd(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
}
