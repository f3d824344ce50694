import type { Page } from '@playwright/test'
import { findRestaurants } from './content.ts'
import { cards, searchBox, stateLink } from './list-page.ts'
import { expect, open, readAddress, stopTheClock, test } from './test.ts'

const thattu = (page: Page) => page.getByRole('article', { name: 'Thattu' })

test('an anchor outside the filter opens the list that has its card, and outlines it until the visitor goes on', async ({
  page,
}) => {
  await page.goto('/restaurants?state=CA#thattu-chicago')
  await expect(page).toHaveURL('/restaurants#thattu-chicago')
  await expect(thattu(page)).toBeInViewport()
  await expect(thattu(page)).toHaveCSS('outline-style', 'solid')
  await expect(thattu(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(thattu(page).getByRole('link').first()).toBeFocused()

  await stateLink(page, 'IL').click()
  await expect(page).toHaveURL('/restaurants?state=IL')
  await expect(thattu(page)).toHaveCSS('outline-style', 'none')
  await page.goBack()
  await expect(thattu(page)).toHaveCSS('outline-style', 'solid')

  await page.locator('body').press('ControlOrMeta+k')
  await searchBox(page).pressSequentially('semma')
  await expect(page).toHaveURL('/restaurants?query=semma')
  await expect(cards(page)).toHaveCount(1)
})

test('an anchor inside the filter leaves the filter on, after Back and while the visitor types', async ({
  page,
}) => {
  const inIllinois = findRestaurants({ state: 'IL' }).length
  await open(page, '/restaurants?state=IL#thattu-chicago')
  await expect(cards(page)).toHaveCount(inIllinois)
  await stateLink(page, 'CA').click()
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'CA' }).length)
  await page.goBack()
  await expect(cards(page)).toHaveCount(inIllinois)
  await expect(thattu(page)).toHaveCSS('outline-style', 'solid')
  expect(readAddress(page)).toBe('/restaurants?state=IL#thattu-chicago')

  await stopTheClock(page)
  await searchBox(page).press('End')
  for (const letter of 'ind') {
    await page.keyboard.type(letter)
    await page.clock.runFor(120)
  }
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/restaurants?state=IL&query=ind')
  await expect(searchBox(page)).toHaveValue('ind')
})
