import type { Page } from '@playwright/test'
import { findRestaurants, isNew, restaurants, sayFound, states } from './content.ts'
import { expect, expectSameDocument, markDocument, open, readAddress, test } from './test.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const box = (page: Page) => page.getByPlaceholder('Search restaurants, cities, or states...')
const tabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter by state' }).getByRole('link')
const tab = (page: Page, state: string) =>
  page
    .getByRole('navigation', { name: 'Filter by state' })
    .getByRole('link', { name: new RegExp(`^${state}\\b`) })
const count = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Results' }).getByText(words, { exact: true }).first()

test('the bare directory lists every restaurant with its rank, and a tab for every state, in order', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await expect(count(page, sayFound())).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(restaurants.map(({ name }) => name))
  await expect(cards(page).getByText(/^Rank \d+$/)).toHaveText(
    restaurants.map((_, index) => `Rank ${index + 1}`),
  )
  await expect(cards(page).getByText('NEW', { exact: true })).toHaveCount(
    restaurants.filter(isNew).length,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in the USA',
  )
  const names = await tabs(page).allInnerTexts()
  expect(names.map((name) => /^\w+/.exec(name)?.[0])).toEqual(['All', ...states])
  await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'page')

  // One shows its state only, in the URL too, and leaves the ranks as they are.
  await markDocument(page)
  await tab(page, 'CA').click()
  await expect(page).toHaveURL('/restaurants?state=CA')
  await expect(count(page, sayFound({ state: 'CA' }))).toBeVisible()
  const californian = findRestaurants({ state: 'CA' })
  await expect(cards(page).getByRole('heading')).toHaveText(californian.map(({ name }) => name))
  await expect(cards(page).getByText(/^Rank \d+$/)).toHaveText(
    californian.map((restaurant) => `Rank ${restaurants.indexOf(restaurant) + 1}`),
  )
  await expect(tab(page, 'CA')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'All')).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in California',
  )
  await expect(page).toHaveTitle(/California/)

  await tab(page, 'All').click()
  await expect(page).toHaveURL('/restaurants')
  await expect(cards(page)).toHaveCount(restaurants.length)
  await expectSameDocument(page)

  // The keyboard finds the box, clears it, and keeps the list.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('semma')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/restaurants?query=semma')
  await expect(cards(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/restaurants')
  await expect(cards(page)).toHaveCount(restaurants.length)
})

test('typing filters the list live, and the URL follows without a new history entry', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const entries = await page.evaluate(() => history.length)
  await box(page).pressSequentially('sEMMa')
  await expect(count(page, '1 restaurant found')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(['Semma'])
  await expect(page).toHaveURL('/restaurants?query=sEMMa')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(box(page)).toBeFocused()

  // It matches name, city and state, whole state names too.
  const inTexas = findRestaurants({ state: 'TX' })
  await box(page).fill('texas')
  await expect(cards(page)).toHaveCount(inTexas.length)
  await expect(cards(page).getByText(/, TX$/)).toHaveCount(inTexas.length)

  const inChicago = findRestaurants({ query: 'chicago' })
  await box(page).fill('  CHICAGO ')
  await expect(cards(page)).toHaveCount(inChicago.length)
  await expect(page).toHaveURL('/restaurants?query=CHICAGO')

  // One that finds nothing says so, and clearing it brings everything back.
  await box(page).fill('qqqqqqq')
  await expect(
    page.getByText('No restaurants found matching your search.', { exact: true }),
  ).toBeVisible()
  await expect(count(page, '0 restaurants found')).toBeVisible()

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(cards(page)).toHaveCount(restaurants.length)
  await expect(page).toHaveURL('/restaurants')
  await expect(box(page)).toBeFocused()

  await box(page).fill('qqqqqqq')
  // Comes when the visitor rests, with the shorter head of the page, which moves the link.
  await expect(page.getByText(/^You can search for names/)).toBeVisible()
  await page.getByRole('link', { name: 'Show all restaurants' }).click()
  await expect(cards(page)).toHaveCount(restaurants.length)
  await expect(box(page)).toHaveValue('')
  expect(readAddress(page)).toBe('/restaurants')
})

test('state and text hold together: a restaurant must match both', async ({ page }) => {
  await open(page, '/restaurants?state=NY')
  await box(page).fill('semma')
  await expect(count(page, '1 restaurant found in NY')).toBeVisible()
  await expect(page).toHaveURL('/restaurants?state=NY&query=semma')

  await tab(page, 'CA').click()
  await expect(count(page, '0 restaurants found in CA')).toBeVisible()
  await expect(box(page)).toHaveValue('semma')
  await expect(page).toHaveURL('/restaurants?state=CA&query=semma')

  // A tab chosen right after typing keeps the text.
  await page.getByRole('link', { name: 'Show all restaurants' }).click()
  await expect(page).toHaveURL('/restaurants')
  await box(page).pressSequentially('new')
  await tab(page, 'NY').click()
  await expect(page).toHaveURL('/restaurants?state=NY&query=new')
  await expect(box(page)).toHaveValue('new')
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?query=new')
  await expect(box(page)).toHaveValue('new')
})
