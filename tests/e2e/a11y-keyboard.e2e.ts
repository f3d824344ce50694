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

    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab')
    await page.keyboard.type('houston')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Houston, TX')
    await expectVisibleFocus(page)
  })

  test('an article is read, and Back leads to the link it was opened with', async ({ page }) => {
    await open(page, '/')
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByText('Blog'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const cards = page.getByRole('main').getByRole('article')
    const third = cards.nth(2).getByRole('heading').getByRole('link')
    await tabTo(page, third)
    const title = (await third.textContent()) ?? ''
    await seeFrames(page)
    const scrollBefore = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    await expect(page.getByRole('main')).toBeFocused()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await seeFrames(page)

    await page.goBack()
    await expect(third).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollBefore)
    await expectVisibleFocus(page)
  })

  test('a message is sent', async ({ page }) => {
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
  })

  test('the third question is opened', async ({ page }) => {
    await open(page, '/contact')
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

test.describe('every stop of the Tab key', () => {
  test.use({ expectedMessages: /404/ })

  for (const path of ['/', '/about', '/blog/tandoor-mastery', '/contact', '/no-such-page']) {
    test(`of ${path} shows that it has the focus, in light and in dark`, async ({ page }) => {
      // Half-way through a transition colors are not yet what they will be.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await tabTo(page, last, 'Tab', ['light', 'dark'])
    })
  }
})

test.describe('the skip links', () => {
  test('lead to the content, and the next Tab goes on from there', async ({ page }) => {
    await open(page, '/blog')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('lead to the results, past the tabs', async ({ page }) => {
    await open(page, '/blog')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
    await page.keyboard.press('Tab')
    // The first stop among the results, before the first card.
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  })

  test('leave the focus to who presses Tab at once', async ({ page }) => {
    await open(page, '/blog')
    const first = page.getByRole('button', { name: 'Copy link' })
    await page.getByRole('link', { name: 'Skip to results' }).focus()
    // Before the router is told of the step that the browser has taken.
    await page.evaluate(() => {
      const results = document.querySelector('#results')
      const next = results?.querySelector('button')
      results?.addEventListener('focus', () => setTimeout(() => next?.focus()), { once: true })
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog#results')
    await expect(first).toBeFocused()
    // By then the router has rendered the step.
    await seeFrames(page)
    await expect(first).toBeFocused()
  })

  test('offer results only where there are any', async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
    await expect(page.getByRole('link', { name: 'Skip to results' })).toHaveCount(0)
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
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
  })

  test('closes when a page opens, and Back leads to its button', async ({ page }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Blog' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(opener).toBeFocused()
  })

  test('closes on the page it leads to already', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
})
