import type { Page } from '@playwright/test'
import { findRestaurants, sayFound } from './content.ts'
import { expect, open, readAddress, seeFrames, stopTheClock, test } from './test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const searchBox = (page: Page) => page.getByRole('searchbox')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('an anchor outside the filter goes to the list that has its card, for as long as the address leads to it', async ({
  page,
}) => {
  await page.goto('/restaurants?state=CA#thattu-chicago')
  await expect(page).toHaveURL('/restaurants#thattu-chicago')
  const card = page.getByRole('article', { name: 'Thattu' })
  await expect(card).toBeInViewport()
  await expect(card).toHaveCSS('outline-style', 'solid')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link').first()).toBeFocused()

  await page.getByRole('link', { name: /^IL\b/ }).click()
  await expect(page).toHaveURL('/restaurants?state=IL')
  await expect(card).toHaveCSS('outline-style', 'none')
  await page.goBack()
  await expect(card).toHaveCSS('outline-style', 'solid')

  // It does not hold on to the list when the visitor searches on.
  await page.locator('body').press('ControlOrMeta+k')
  await searchBox(page).pressSequentially('semma')
  await expect(page).toHaveURL('/restaurants?query=semma')
  await expect(cards(page)).toHaveCount(1)
})

test('an anchor inside the filter leaves the filter on, on the way back and under what is typed too', async ({
  page,
}) => {
  await open(page, '/restaurants?state=IL#thattu-chicago')
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'IL' }).length)
  await page.getByRole('link', { name: /^CA\b/ }).click()
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'CA' }).length)
  await page.goBack()
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'IL' }).length)
  await expect(page.getByRole('article', { name: 'Thattu' })).toHaveCSS('outline-style', 'solid')
  expect(readAddress(page)).toBe('/restaurants?state=IL#thattu-chicago')

  const type = async (text: string) => {
    await searchBox(page).press('End')
    for (const letter of text) {
      await page.keyboard.type(letter)
      await page.clock.runFor(120)
    }
    await page.clock.runFor(1000)
  }
  await stopTheClock(page)
  await type('ind')
  await expect(page).toHaveURL('/restaurants?state=IL&query=ind')
  await expect(searchBox(page)).toHaveValue('ind')

  await open(page, '/restaurants?query=chicago#thattu-chicago')
  await type('xyz')
  await expect(page).toHaveURL('/restaurants?query=chicagoxyz')
  await expect(searchBox(page)).toHaveValue('chicagoxyz')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card that the address leads to is outlined', async ({ page }) => {
    await page.goto('/restaurants#thattu-chicago')
    await expect(page.getByRole('article', { name: 'Thattu' })).toHaveCSS('outline-style', 'solid')
  })
})

test('an anchor gives way to the place where the visitor was', async ({ page }) => {
  await open(page, '/restaurants#taj-india-birmingham')
  await expect(page.getByRole('article', { name: 'Taj India', exact: true })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 1200))
  await seeFrames(page)
  // Cards that come into sight may be higher than expected, and the browser scrolls along.
  const place = await scrollY(page)
  await page.reload()
  await expect(count(page, sayFound())).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(place)
  await seeFrames(page)
  // Not a click of the mouse, which would scroll to the link.
  await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await page.goBack()
  await expect(count(page, sayFound())).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(place)
})
