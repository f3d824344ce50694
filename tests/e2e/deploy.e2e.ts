import { findRestaurants, sayFound } from './content.ts'
import { countDocuments, expect, open, test } from './test.ts'

/**
 * Messages of the browser and the router about a missing file; React's error 520 is of a page without
 * its code.
 */
test.use({
  expectedMessages:
    /Failed to load resource|dynamically imported module|Unable to preload|module script|net::ERR|React error #520/,
})

test('offline the pages that were opened are there, and of another it is said that it is not', async ({
  page,
  context,
}) => {
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await open(page, '/restaurants?state=TX')
  await follow('About')
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText(sayFound({ state: 'TX' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(
    findRestaurants({ state: 'TX' }).length,
  )

  const documents = countDocuments(page)
  await follow('Contact')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  expect(documents()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
})
