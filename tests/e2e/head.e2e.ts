import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const origin = process.env.SITE_ORIGIN ?? 'https://pattal.example'
const read = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`)

test('the head follows the visitor through links and filters', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in the USA · Pattal')
  await page.getByRole('link', { name: /Texas/ }).click()
  await expect(page).toHaveTitle('Best Indian Restaurants in Texas · Pattal')
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

test('data about the page that was served does not stay behind on another', async ({ page }) => {
  await open(page, '/restaurants')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.getByRole('link', { name: /Texas/ }).click()
  await expect(page).toHaveURL(/state=TX/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('what is the same on every page stays', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle('About · Pattal')
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(2)
  await expect(page.locator('link[rel="icon"]').first()).toBeAttached()
  await expect(read(page, 'og:site_name')).toHaveCount(1)
})

test('the browser fetches ahead until the router does', async ({ page }) => {
  const html = await (await page.request.get('/about')).text()
  expect(html).toContain('<script type="speculationrules">{"prefetch"')
  await open(page, '/about')
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})
