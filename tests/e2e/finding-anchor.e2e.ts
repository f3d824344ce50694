import { findRestaurants } from './content.ts'
import { cards, searchBox, stateLink } from './list-page.ts'
import { expect, open, readAddress, stopTheClock, test } from './test.ts'

test('an anchor leads to its card and leaves the filter on, after Back and while the visitor types', async ({
  page,
}) => {
  const thattu = page.getByRole('article', { name: 'Thattu' })
  const inIllinois = findRestaurants({ state: 'IL' }).length
  await open(page, '/restaurants?state=IL#thattu-chicago')
  await expect(thattu).toBeInViewport()
  await expect(cards(page)).toHaveCount(inIllinois)
  await stateLink(page, 'CA').click()
  await expect(page).toHaveURL('/restaurants?state=CA')
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'CA' }).length)
  await page.goBack()
  await expect(cards(page)).toHaveCount(inIllinois)
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
