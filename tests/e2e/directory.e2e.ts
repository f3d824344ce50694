import type { Page } from '@playwright/test'
import { findRestaurants, formatFound, isNew, known, restaurants, states } from './content.ts'
import { cards, countLine, heading, searchBox, stateFilter, stateLink } from './list-page.ts'
import { expect, markDocument, open, readAddress, test } from './test.ts'

const prices = ['$', '$$', '$$$', '$$$$']
const priceFilter = (page: Page) => page.getByRole('navigation', { name: 'Filter by price' })
const priceLink = (page: Page, tier: number, count: number) =>
  priceFilter(page).getByRole('link', {
    name: `Price ${tier} of 4, ${count} ${count === 1 ? 'restaurant' : 'restaurants'}`,
  })
const ofPrice = (price = '', state = '') =>
  restaurants.filter((one) => one.priceRange === price && one.state.includes(state))

test('the directory lists every restaurant with its rank, a state leaves its own, and typing filters at once without a new history entry', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await expect(page.getByPlaceholder('Search restaurants, cities, or states...')).toBeVisible()
  await expect(countLine(page, formatFound())).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(restaurants.map(({ name }) => name))
  await expect(cards(page).getByText(/^Rank \d+$/)).toHaveText(
    restaurants.map((_, index) => `Rank ${index + 1}`),
  )
  await expect(cards(page).getByText('NEW', { exact: true })).toHaveCount(
    restaurants.filter(isNew).length,
  )
  await expect(heading(page)).toHaveText('Best Indian Restaurants in the USA')
  const names = await stateFilter(page).getByRole('link').allInnerTexts()
  expect(names.map((name) => /^\w+/.exec(name)?.[0])).toEqual(['All', ...states])
  await expect(stateLink(page, 'All')).toHaveAttribute('aria-current', 'page')

  await test.step('a state leaves only its restaurants, with the ranks of the whole list', async () => {
    const expectSameDocument = await markDocument(page)
    await stateLink(page, 'CA').click()
    await expect(page).toHaveURL('/restaurants?state=CA')
    await expect(countLine(page, formatFound({ state: 'CA' }))).toBeVisible()
    const californian = findRestaurants({ state: 'CA' })
    await expect(cards(page).getByRole('heading')).toHaveText(californian.map(({ name }) => name))
    const ranks = californian.map((one) => `Rank ${restaurants.indexOf(one) + 1}`)
    await expect(cards(page).getByText(/^Rank \d+$/)).toHaveText(ranks)
    await expect(stateLink(page, 'CA')).toHaveAttribute('aria-current', 'page')
    await expect(stateLink(page, 'All')).not.toHaveAttribute('aria-current')
    await expect(heading(page)).toHaveText('Best Indian Restaurants in California')
    await stateLink(page, 'All').click()
    await expect(page).toHaveURL('/restaurants')
    await expect(cards(page)).toHaveCount(restaurants.length)
    await expectSameDocument()
  })

  const entries = await page.evaluate(() => history.length)
  await searchBox(page).pressSequentially(known.name.toUpperCase())
  await expect(countLine(page, '1 restaurant found')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText([known.name])
  await expect(page).toHaveURL(`/restaurants?query=${known.name.toUpperCase()}`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(searchBox(page)).toBeFocused()

  await searchBox(page).fill('  CHICAGO ')
  await expect(cards(page)).toHaveCount(findRestaurants({ query: 'chicago' }).length)
  await expect(page).toHaveURL('/restaurants?query=CHICAGO')

  await test.step('a text without a match says so and links to the whole list', async () => {
    await searchBox(page).fill('qqqqqqq')
    await expect(
      page.getByText('No restaurants found matching your search.', { exact: true }),
    ).toBeVisible()
    await expect(countLine(page, '0 restaurants found')).toBeVisible()
    // This line comes 200 ms after the last key, and moves the link.
    await expect(page.getByText(/^You can search for names/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Show all restaurants' }).click()
    await expect(cards(page)).toHaveCount(restaurants.length)
    await expect(searchBox(page)).toHaveValue('')
    expect(readAddress(page)).toBe('/restaurants')
  })
})

test('each link counts with price, state and text, which filter together', async ({ page }) => {
  await open(page, '/restaurants')
  const all = page.getByRole('link', { name: 'All prices' })
  await expect(all).toHaveAttribute('aria-current', 'page')
  await priceLink(page, 2, ofPrice('$$').length).click()
  await expect(page).toHaveURL('/restaurants?price=2')
  await expect(cards(page)).toHaveCount(ofPrice('$$').length)
  const chosen = priceFilter(page).locator('[aria-current]')
  const readGround = () => chosen.evaluate((link) => getComputedStyle(link).backgroundColor)
  const pointedGround = await readGround()
  await page.mouse.move(0, 0)
  expect(pointedGround).toBe(await readGround())
  await expect(heading(page)).toHaveText('Best Indian Restaurants in the USA priced $$')
  await expect(page.getByRole('status')).toHaveText(
    `${ofPrice('$$').length} restaurants found priced 2 of 4.`,
  )
  await page.getByRole('link', { name: 'Remove filter: 2 of 4' }).click()
  await expect(page).toHaveURL('/restaurants')

  await open(page, '/restaurants?query=dha&price=2&state=NY')
  expect(readAddress(page)).toBe('/restaurants?state=NY&price=2&query=dha')
  await expect(cards(page)).toHaveCount(
    ofPrice('$$', 'NY').filter(({ name, city }) => /dha/i.test(name + city)).length,
  )
  await page.getByRole('link', { name: 'Remove filter: “dha”' }).click()
  await expect(page).toHaveURL('/restaurants?state=NY&price=2')
  await expect(cards(page)).toHaveCount(ofPrice('$$', 'NY').length)
  for (const [index, price] of prices.entries()) {
    await expect(priceLink(page, index + 1, ofPrice(price, 'NY').length)).toBeVisible()
  }
  await priceLink(page, 3, ofPrice('$$$', 'NY').length).click()
  await expect(chosen).toHaveText([/^\$\$\D/, /^\$\$\$\D/])
  await searchBox(page).fill(known.name)
  await expect(stateLink(page, 'TX')).toHaveAccessibleName('TX, 0 restaurants, Texas')
})
