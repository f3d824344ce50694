import type { Page } from '@playwright/test'
import { findRestaurants } from './content.ts'
import { chips, heading, results, searchBox } from './list-page.ts'
import { expect, open, test } from './test.ts'

const origin = process.env.SITE_ORIGIN ?? 'https://pattal.example'
const canonical = (page: Page) => page.locator('link[rel=canonical]')
const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]')
const meta = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`)

test('the head follows the visitor through links, filters and texts', async ({ page }) => {
  await open(page, '/')
  await expect(structuredData(page)).toHaveCount(1)
  const homeDescription = (await meta(page, 'description').getAttribute('content')) ?? ''

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle('About · Pattal')
  await expect(structuredData(page)).toHaveCount(0)
  await expect(meta(page, 'description')).toHaveCount(1)
  await expect(meta(page, 'description')).not.toHaveAttribute('content', homeDescription)
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'About')
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(1)
  await expect(page.locator('link[rel="icon"]').first()).toBeAttached()

  await page.goBack()
  await page.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in the USA · Pattal')
  await page.getByRole('link', { name: /Texas/ }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in Texas · Pattal')
  await expect(heading(page)).toHaveText('Best Indian Restaurants in Texas')
  await expect(structuredData(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveAttribute('href', `${origin}/restaurants?state=TX`)
  await expect(meta(page, 'robots')).toHaveCount(0)

  await searchBox(page).fill('houston')
  const inHouston = findRestaurants({ query: 'houston', state: 'TX' })
  await expect(page).toHaveTitle(
    new RegExp(`^${inHouston.length} restaurants in Texas matching “houston”`),
  )
  await expect(heading(page)).toHaveText('Best Indian Restaurants in Texas matching “houston”')
  await expect(canonical(page)).toHaveAttribute('href', /\/restaurants\?state=TX&query=houston$/)
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex, follow')
  await expect(structuredData(page)).toHaveCount(0)

  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/restaurants')
  await expect(results(page)).toBeFocused()
  await expect(meta(page, 'robots')).toHaveCount(0)
})
