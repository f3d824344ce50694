import type { Page } from '@playwright/test'
import { restaurants } from './content.ts'
import { expect, open, test } from './test.ts'

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
const priced = (tier: string) =>
  restaurants.filter((one) => one.priceRange === tier).map(({ name }) => name)

/** Typed texts, each with the heading of its help. */
const places = [
  ['nyc', 'NYC: New York'],
  ['new york city', 'New York City: New York'],
  ['manhattan', 'Manhattan: New York, NY'],
  ['brooklyn', 'Near Brooklyn: New York, NY'],
  ['sf', 'SF: San Francisco, CA'],
  ['bay area', 'Bay Area: San Francisco, Palo Alto and Berkeley, CA'],
  ['L.A.', 'L.A.: Los Angeles, CA'],
  ['D.C.', '3 restaurants in Washington, D.C.'],
  ['philly', 'Philly: Philadelphia, PA'],
  ['st louis', 'Near St. Louis: University City, MO'],
  ['denver', 'Near Denver: Golden, CO'],
  ['detroit', 'Near Detroit: Canton, MI'],
  ['atlanta', 'Near Atlanta: Decatur, GA'],
  ['seattle', 'Near Seattle: Kirkland, WA'],
  ['boston', 'Near Boston: Cambridge, MA'],
  ['salt lake', 'Near Salt Lake: South Jordan, UT'],
] as const

test('a place by the name that people use leads to its kitchens, or to those near by', async ({
  page,
}) => {
  await open(page, '/restaurants')
  for (const [query, heading] of places) {
    await searchBox(page).fill(query)
    await expect(help(page, heading).getByRole('heading', { level: 2 })).toHaveText(heading)
    await expect(page.getByText('0 restaurants found', { exact: true })).toBeVisible()
    await expect(page.getByText(none)).toBeVisible()
    expect(await names(page, heading)).not.toEqual([])
    await expect(page).toHaveTitle(`${heading} · Pattal`)
  }
})

test('a city near by is there with its cards, and those of New York are all there', async ({
  page,
}) => {
  await open(page, '/restaurants?query=seattle')
  expect(await names(page, 'Near Seattle: Kirkland, WA')).toEqual(inCity('Kirkland'))
  await searchBox(page).fill('nyc')
  await expect(help(page, 'NYC: New York').getByRole('article')).toHaveCount(
    restaurants.filter(({ state }) => state === 'NY').length,
  )
})

test('all kitchens that mention a dish are there, and the dish is marked in their texts', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await searchBox(page).fill('dosa')
  const heading = /^\d kitchens mention “dosa”$/
  const cards = help(page, heading).getByRole('article')
  const mention = restaurants.filter(({ description, order }) =>
    /\bdosas?\b/i.test(`${description} ${order.join()}`),
  )
  await expect(cards).toHaveCount(mention.length)
  expect(await names(page, heading)).toEqual(mention.map(({ name }) => name))
  await expect(
    page.getByText(`${mention.length} kitchens mention “dosa”`, { exact: true }),
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
  await expect(page).toHaveTitle(`${mention.length} kitchens mention “dosa” · Pattal`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    new RegExp(`^${mention.length} kitchens mention “dosa”\\. Semma and `),
  )
  await expect(results(page).getByRole('status').first()).toHaveText(
    `No restaurants found. ${mention.length} kitchens mention “dosa”.`,
  )
})

test('of more than twelve that mention a word twelve are shown, and the rest is counted', async ({
  page,
}) => {
  await open(page, '/restaurants?query=michelin')
  const section = help(page, /kitchens mention “michelin”$/)
  await expect(section.getByRole('article')).toHaveCount(12)
  const heading = await section.getByRole('heading', { level: 2 }).textContent()
  const rest = Number.parseInt(heading ?? '', 10) - 12
  await expect(section.getByText(`And ${rest} more.`)).toBeVisible()
})

test('diet, format, neighborhood and awards lead to the cards that have them', async ({ page }) => {
  await open(page, '/restaurants')
  for (const [query, name] of [
    ['vegan', 'Indienne'],
    ['vegetarian', "Neehee's"],
    ['halal', 'Khan Saab Desi Craft Kitchen'],
    ['buffet', 'House of India'],
    ['tasting menu', 'Musaafer'],
    ['east village', 'Bungalow'],
    ['james beard', 'Semma'],
  ] as const) {
    await searchBox(page).fill(query)
    const section = help(page, new RegExp(`mentions? “${query}”$`))
    await expect(section.getByRole('article', { name, exact: true })).toBeVisible()
    for (const card of await section.getByRole('article').all()) {
      await expect(card.locator('mark').first()).toHaveText(new RegExp(`^${query}`, 'i'))
    }
  }
})

test('a price in other words leads to the price filter', async ({ page }) => {
  const heading = `${priced('$').length} restaurants priced $`
  await open(page, '/restaurants')
  for (const query of ['cheap', 'under $20', '$']) {
    await searchBox(page).fill(query)
    await expect(help(page, heading)).toBeVisible()
    expect(await names(page, heading)).toEqual(priced('$'))
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
    await page.getByRole('link', { name: heading }).click()
    await expect(page).toHaveURL('/restaurants?price=1')
    await expect(page.getByText(`${priced('$').length} restaurants found`)).toBeVisible()
    await page.goBack()
    await expect(searchBox(page)).toHaveValue(query)
  }
})

test('what no card says gets one sentence on what can be searched, the states, and no guess', async ({
  page,
}) => {
  await open(page, '/restaurants')
  for (const query of ['near me', 'brunch', 'kids', '92116', 'pizza', 'gluten free', 'xqzjvwk']) {
    await searchBox(page).fill(query)
    await expect(page.getByText(none)).toBeVisible()
    await expect(results(page).getByText(advice).first()).toBeVisible()
    await expect(results(page).getByRole('article')).toHaveCount(0)
    // Until it is written there, Back would lead elsewhere.
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
    await results(page).getByRole('link', { name: 'Texas' }).click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await expect(results(page)).toBeFocused()
    await page.goBack()
    await expect(searchBox(page)).toHaveValue(query)
  }
})

test('a code of a state goes before the letters in a name', async ({ page }) => {
  const first = page.locator('#results > ul > li:not([hidden]) article')
  for (const [query, state] of [
    ['nj', 'NJ'],
    ['LA', 'LA'],
  ] as const) {
    await open(page, `/restaurants?query=${query}`)
    const expected = restaurants.filter((one) => one.state === state).map(({ name }) => name)
    const found = await first.getByRole('heading').allTextContents()
    expect(found.slice(0, expected.length)).toEqual(expected)
    expect(found.length).toBeGreaterThan(expected.length)
  }
})

test('other names that the list has itself are listed', async ({ page }) => {
  for (const [query, city] of [
    ['vegas', 'Las Vegas'],
    ['nola', 'New Orleans'],
  ] as const) {
    await open(page, `/restaurants?query=${query}`)
    const listed = page.locator('#results > ul > li:not([hidden]) article')
    await expect(listed.first()).toContainText(city)
  }
})

test('help is there without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/restaurants?query=seattle')
  expect(await names(page, 'Near Seattle: Kirkland, WA')).toEqual(inCity('Kirkland'))
  await page.goto('/restaurants?query=brunch')
  await results(page).getByRole('link', { name: 'Texas' }).click()
  await expect(page).toHaveURL(/\/restaurants\?state=TX$/)
  await context.close()
})
