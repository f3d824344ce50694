import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { expect, test } from './test.ts'

const origin = process.env.SITE_ORIGIN ?? 'https://pattal.example'
const read = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`)

test('the head follows the visitor through links and filters', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)

  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle('About · Pattal')
  // Data about the page that was served does not stay behind on another; what is the same on all does.
  await expect(data).toHaveCount(0)
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(1)
  await expect(page.locator('link[rel="icon"]').first()).toBeAttached()
  await expect(read(page, 'og:site_name')).toHaveCount(1)

  await page.goBack()
  await page.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in the USA · Pattal')
  await page.getByRole('link', { name: /Texas/ }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in Texas · Pattal')
  await expect(data).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin}/restaurants?state=TX`,
  )
  await expect(read(page, 'og:image')).toHaveCount(1)
  await expect(read(page, 'og:image')).toHaveAttribute(
    'content',
    `${origin}/share/restaurants-tx.png`,
  )
  await page.getByRole('searchbox').fill('houston')
  await expect(read(page, 'robots')).toHaveAttribute('content', 'noindex, follow')
  await page.getByRole('searchbox').fill('')
  await expect(read(page, 'robots')).toHaveCount(0)
})
