import type { Page } from '@playwright/test'
import { restaurants } from './content.ts'
import { expect, open, stopTheClock, test } from './test.ts'

// Which text has which help is asked in tests/domain/finding/help.test.ts.

const searchBox = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
/** The section with help below the count line, by its heading. */
const help = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const names = (page: Page, heading: string | RegExp) =>
  help(page, heading).getByRole('article').getByRole('heading').allTextContents()

const none = 'No restaurants found matching your search.'
const advice = /^You can search for names, cities, states and dishes/
const inCity = (city: string) =>
  restaurants.filter((one) => one.city === city).map(({ name }) => name)

test('a place by the name that people use leads to its kitchens, or to those near by', async ({
  page,
}) => {
  await open(page, '/restaurants')
  for (const [query, heading] of [
    ['seattle', 'Near Seattle: Kirkland, WA'],
    ['D.C.', '3 restaurants in Washington, D.C.'],
    ['nyc', 'NYC: New York'],
  ] as const) {
    await searchBox(page).fill(query)
    await expect(help(page, heading).getByRole('heading', { level: 2 })).toHaveText(heading)
    await expect(page.getByText('0 restaurants found', { exact: true })).toBeVisible()
    await expect(page.getByText(none)).toBeVisible()
    expect(await names(page, heading)).not.toEqual([])
    await expect(page).toHaveTitle(`${heading} · Pattal`)
  }
  await expect(help(page, 'NYC: New York').getByRole('article')).toHaveCount(
    restaurants.filter(({ state }) => state === 'NY').length,
  )
})

test('all kitchens that mention a dish are there, and the dish is marked in their texts', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await searchBox(page).fill('dosa')
  const heading = /^\d restaurants mention “dosa”$/
  const cards = help(page, heading).getByRole('article')
  const mention = restaurants.filter(({ description, order }) =>
    /\bdosas?\b/i.test(`${description} ${order.join()}`),
  )
  await expect(cards).toHaveCount(mention.length)
  expect(await names(page, heading)).toEqual(mention.map(({ name }) => name))
  await expect(
    page.getByText(`${mention.length} restaurants mention “dosa”`, { exact: true }),
  ).toBeVisible()
  for (const card of await cards.all()) {
    await expect(card.locator('mark').first()).toHaveText(/^dosas?$/i)
  }
  await expect(
    cards
      .first()
      .getByText(/^Begin with/)
      .locator('mark'),
  ).toHaveText('dosa')
  // The specification sets the count line; help is not counted.
  await expect(page.getByText('0 restaurants found', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${mention.length} restaurants mention “dosa” · Pattal`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    new RegExp(`^${mention.length} restaurants mention “dosa”\\. Semma and `),
  )
  await expect(page.getByRole('status')).toHaveText(
    `No restaurants found. ${mention.length} restaurants mention “dosa”.`,
  )

  await test.step('of more than twelve that mention a word twelve are shown, and the rest is counted', async () => {
    await searchBox(page).fill('michelin')
    const section = help(page, /restaurants mention “michelin”$/)
    await expect(section.getByRole('article')).toHaveCount(12)
    const count = await section.getByRole('heading', { level: 2 }).textContent()
    const rest = Number.parseInt(count ?? '', 10) - 12
    await expect(section.getByText(`And ${rest} more.`)).toBeVisible()
  })

  await test.step('diet and neighborhood lead to the cards that have them', async () => {
    for (const [query, name] of [
      ['vegan', 'Indienne'],
      ['east village', 'Bungalow'],
    ] as const) {
      await searchBox(page).fill(query)
      const section = help(page, new RegExp(`mentions? “${query}”$`))
      await expect(section.getByRole('article', { name, exact: true })).toBeVisible()
      for (const card of await section.getByRole('article').all()) {
        await expect(card.locator('mark').first()).toHaveText(new RegExp(`^${query}`, 'i'))
      }
    }
  })
})

test('a price in other words leads to the price filter, and what no card says to the states', async ({
  page,
}) => {
  const priced = restaurants.filter(({ priceRange }) => priceRange === '$').map(({ name }) => name)
  const heading = `${priced.length} restaurants priced $`
  /** Writes the text into the URL at once. Until it is there, Back would lead elsewhere. */
  const enter = async (query: string) => {
    await searchBox(page).press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
  }

  await open(page, '/restaurants')
  await searchBox(page).fill('under $20')
  await expect(help(page, heading)).toBeVisible()
  expect(await names(page, heading)).toEqual(priced)
  await enter('under $20')
  await page.getByRole('link', { name: heading }).click()
  await expect(page).toHaveURL('/restaurants?price=1')
  await expect(page.getByText(`${priced.length} restaurants found`)).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('under $20')

  await test.step('what no card says gets one sentence on what can be searched, the states, and no guess', async () => {
    await searchBox(page).fill('near me')
    await expect(page.getByText(none)).toBeVisible()
    await expect(results(page).getByText(advice).first()).toBeVisible()
    await expect(results(page).getByRole('article')).toHaveCount(0)
    await enter('near me')
    await results(page).getByRole('link', { name: 'Texas' }).click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await expect(results(page)).toBeFocused()
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('near me')
  })
})

test('a link that is pressed right after the last key stays under the pointer', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const showAll = page.getByRole('link', { name: 'Show all restaurants' })
  await stopTheClock(page)
  await searchBox(page).fill('near me')
  await showAll.hover()
  await page.clock.runFor(199)
  await page.mouse.down()
  await page.clock.runFor(100)
  await page.mouse.up()
  await expect(page.getByText(`${restaurants.length} restaurants found`)).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('help and close matches are there', async ({ page }) => {
    await page.goto('/restaurants?query=seattle')
    expect(await names(page, 'Near Seattle: Kirkland, WA')).toEqual(inCity('Kirkland'))
    await page.goto('/restaurants?query=rasikka')
    const close = page.getByRole('region', { name: 'Close matches' })
    await expect(close.getByRole('heading', { level: 3 }).first()).toHaveText('Rasika')
    await page.goto('/restaurants?query=brunch')
    await results(page).getByRole('link', { name: 'Texas' }).click()
    await expect(page).toHaveURL(/\/restaurants\?state=TX$/)
  })
})
