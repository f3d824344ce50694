import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, seeFrames, test } from './test.ts'

/** Messages of the browser and the router about a missing file; React's error 520 is of a page without code. */
test.use({
  expectedMessages:
    /net::ERR_FAILED|Failed to fetch dynamically imported module|preload|React error #520/,
})

const aboutChunk = /\/assets\/about-[^/]+\.js$/

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test('where the code of a page does not load, it is loaded anew once; then the error page helps', async ({
  page,
}) => {
  await page.route(aboutChunk, (route) => route.abort())
  await open(page, '/')
  const documents = countDocuments(page)
  const error = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

  await goTo(page, 'About')
  await expect.poll(documents).toBe(1)
  await expect(error).toBeVisible()
  // Another reload would have begun by now.
  await seeFrames(page)
  await expect(error).toBeVisible()
  expect(documents()).toBe(1)

  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
  await goTo(page, 'About')
  await expect(error).toBeVisible()

  await page.unroute(aboutChunk)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One long argument')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test('one reload brings the page of a new edition', async ({ page }) => {
  await page.route(aboutChunk, (route) => route.abort(), { times: 1 })
  await open(page, '/')
  await goTo(page, 'About')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One long argument')
  await waitForHydration(page)
})

test('a page whose script never loads stays as the server sent it', async ({ page }) => {
  await page.route(/entry-client/, (route) => route.abort())
  await page.goto('/restaurants?state=TX')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Texas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})
