import type { Page } from '@playwright/test'
import { first, listOfTwo, restaurants } from './content.ts'
import { expect, test } from './test.ts'

test('the directory prints as a list with its filter in the heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The width of a sheet.
  await page.setViewportSize({ width: 755, height: 900 })
  await page.goto('/restaurants?state=NY&query=queens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in New York matching “queens”',
  )
  await expect(page.getByText('restaurants found in NY')).toBeVisible()
  const query = page.getByRole('heading', { level: 1 }).getByText('matching “queens”')
  expect((await query.boundingBox())?.width).toBeGreaterThan(100)
  await expect(page.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.locator('mark').first()).toHaveCSS('background-image', 'none')
  await expect(page.getByText(/^One \$ is the cheapest of four/).first()).toBeVisible()
  await expect(page.getByText(/^Map of/)).toBeHidden()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectNothingToPress(page)
  await test.step('with the address and the phone number of each', async () => {
    await page.goto(`/restaurants${listOfTwo}`)
    const { name, address, phone } = first(restaurants)
    const card = page.getByRole('article', { name })
    await expect(card).toContainText(`${address} · ${phone}`, { useInnerText: true })
  })
  await test.step('help prints, and a map does not', async () => {
    const map = page.locator('figure svg')
    await page.goto('/restaurants?query=dosa')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(map).toBeHidden()
    await expectNothingToPress(page)
  })
})

async function expectNothingToPress(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
  await expect(page.getByRole('button'), page.url()).toHaveCount(0)
  const links = page.getByRole('link').filter({ visible: true })
  await expect(links.and(page.locator('main :not(h2, h3) > a')), page.url()).toHaveCount(0)
}
