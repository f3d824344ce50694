import type { Page } from '@playwright/test'
import { restaurants } from './content.ts'
import { staticPort } from './playwright.config.ts'
import { hearAnnouncements, startScreenReader } from './spoken.ts'
import { expect, open, readAddress, test } from './test.ts'

const row = (page: Page) => page.getByRole('navigation', { name: 'Filter by price' })
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const ofPrice = (price: string, state?: string) =>
  restaurants.filter(
    (one) => one.priceRange === price && (state === undefined || one.state === state),
  )

test('a price lists what costs that much, and says so in every place', async ({ page }) => {
  const count = ofPrice('$$').length
  await open(page, '/restaurants')
  await startScreenReader(page)
  await row(page)
    .getByRole('link', { name: `Price 2 of 4, ${count} restaurants` })
    .click()
  await expect(page).toHaveURL('/restaurants?price=2')
  await expect(cards(page)).toHaveCount(count)
  await expect(page.getByText(`${count} restaurants found`, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in the USA priced $$',
  )
  await expect(page).toHaveTitle(/^Best Indian Restaurants in the USA priced \$\$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /priced \$\$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect
    .poll(() => hearAnnouncements(page))
    .toEqual([`polite: ${count} restaurants found priced $$`])
  await page.getByRole('link', { name: 'Remove filter $$' }).click()
  await expect(page).toHaveURL('/restaurants')
  await expect(cards(page)).toHaveCount(restaurants.length)
})

test('price, state and text hold together, in canonical order', async ({ page }) => {
  await open(page, '/restaurants?query=dha&price=2&state=NY')
  expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=dha')
  const inState = ofPrice('$$', 'NY').filter(({ name, city }) => /dha/i.test(name + city))
  await expect(
    page
      .getByText(
        `${inState.length} ${inState.length === 1 ? 'restaurant' : 'restaurants'} found in NY`,
      )
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter “dha”' }).click()
  await expect(page).toHaveURL('/restaurants?state=NY&price=2')
  await expect(cards(page)).toHaveCount(ofPrice('$$', 'NY').length)
  await page
    .getByRole('navigation', { name: 'Filter by state' })
    .getByRole('link', { name: /^CA\b/ })
    .click()
  await expect(page).toHaveURL('/restaurants?state=CA&price=2')
  await expect(cards(page)).toHaveCount(ofPrice('$$', 'CA').length)

  await test.step('the counts of a row respect the other filters and the text', async () => {
    await page
      .getByRole('navigation', { name: 'Filter by state' })
      .getByRole('link', { name: /^NY\b/ })
      .click()
    await expect(page).toHaveURL('/restaurants?state=NY&price=2')
    for (const [index, price] of ['$', '$$', '$$$', '$$$$'].entries()) {
      const count = ofPrice(price, 'NY').length
      await expect(
        row(page).getByRole('link', {
          name: `Price ${index + 1} of 4, ${count} ${count === 1 ? 'restaurant' : 'restaurants'}`,
        }),
      ).toBeVisible()
    }
    await page.getByRole('searchbox').fill('semma')
    await expect(row(page).getByRole('link', { name: 'Price 1 of 4, 0 restaurants' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Filter by state' }).getByRole('link', { name: /^TX/ }),
    ).toHaveAccessibleName('TX Texas, 0 restaurants')
  })
})

test('a plain static host shows the priced view', async ({ page }) => {
  await open(page, `http://localhost:${staticPort}/restaurants?state=TX&price=3`)
  await expect(cards(page)).toHaveCount(ofPrice('$$$', 'TX').length)
  expect(readAddress(page)).toBe('/restaurants?state=TX&price=3')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a price is a link, and the search form keeps it', async ({ page }) => {
    await page.goto('/restaurants?state=NY')
    await row(page)
      .getByRole('link', { name: /^Price 2 of 4/ })
      .click()
    expect(readAddress(page)).toBe('/restaurants?state=NY&price=2')
    await expect(cards(page)).toHaveCount(ofPrice('$$', 'NY').length)
    await page.getByRole('searchbox').fill('dha')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=dha')
  })

  test('a price that a state lacks says so', async ({ page }) => {
    const lacked = ['$', '$$', '$$$', '$$$$'].findIndex(
      (price) => ofPrice(price, 'MO').length === 0,
    )
    await page.goto(`/restaurants?state=MO&price=${lacked + 1}`)
    await expect(page.getByText('No restaurants found matching your search.')).toBeVisible()
    await expect(page.getByText('“”')).toHaveCount(0)
  })
})
