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

test('a place by the name that people use leads to its restaurants, or to those near by', async ({
  page,
}) => {
  await open(page, '/restaurants')
  for (const [query, heading] of [
    ['seattle', 'Near Seattle: Kirkland, WA'],
    ['D.C.', '3 restaurants in Washington, D.C.'],
    ['nyc', 'NYC: New York, Queens and Staten Island, NY'],
  ] as const) {
    await searchBox(page).fill(query)
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(page.getByText('0 restaurants found', { exact: true })).toBeVisible()
    await expect(page.getByText(none)).toBeVisible()
    expect(await names(page, heading)).not.toEqual([])
    await expect(page).toHaveTitle(`${heading} · Pattal`)
  }
  await expect(
    help(page, 'NYC: New York, Queens and Staten Island, NY')
      .getByRole('list')
      .first()
      .getByRole('article'),
  ).toHaveCount(['New York', 'Queens', 'Staten Island'].flatMap(inCity).length)

  await test.step('a nickname comes before what is listed, with letters inside words last', async () => {
    await searchBox(page).fill('LA')
    await expect(help(page, 'L.A.: Los Angeles, CA')).toBeVisible()
    const all = await results(page).getByRole('article').getByRole('heading').allTextContents()
    expect(all[0]).toBe(inCity('Los Angeles')[0])
    const listed = results(page).locator('> ul').getByRole('article')
    await expect(listed.nth(0)).toContainText('New Orleans, LA')
    await expect(listed.nth(1)).toContainText('New Orleans, LA')
  })

  await test.step('a place beside another word is understood, and the named restaurant is first', async () => {
    await searchBox(page).fill('rasika dc')
    const inDc = help(page, /^\d restaurants in Washington, D\.C\.$/)
    await expect(inDc.getByRole('article').first()).toHaveAccessibleName('Rasika')
    await expect(inDc.getByRole('article')).toHaveCount(inCity('Washington').length)
  })
})

test('all restaurants that mention a dish are there, and the dish is marked in their texts', async ({
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

  await test.step('its heading comes before the count', async () => {
    await expect(results(page)).toHaveText(/mention “dosa”.*0 restaurants found/s)
  })

  await test.step('of more than twelve the rest can be opened', async () => {
    await searchBox(page).fill('michelin')
    const section = help(page, /restaurants mention “michelin”$/)
    await expect(section.getByRole('article')).toHaveCount(12)
    const showAll = section.getByText(/^Show all \d+$/)
    const count = Number.parseInt(((await showAll.textContent()) ?? '').replace(/\D/g, ''), 10)
    await showAll.click()
    await expect(section.getByRole('article')).toHaveCount(count)
  })

  await test.step('a text that denies a dish does not serve it', async () => {
    await searchBox(page).fill('butter chicken')
    const section = help(page, /mention “butter chicken”$/)
    await expect(section.getByRole('article', { name: 'Adda' })).toBeVisible()
    await expect(section.getByRole('article', { name: 'Copra' })).toHaveCount(0)
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

test('what no card says leads on: a price to the tiers, "near me" to the map and the states', async ({
  page,
}) => {
  /** Writes the text into the URL at once. Until it is there, Back would lead elsewhere. */
  const enter = async (query: string) => {
    await searchBox(page).fill(query)
    await searchBox(page).press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
  }

  await open(page, '/restaurants')
  await enter('over $50')
  await help(page, 'We list price tiers, not dollars')
    .getByRole('link', { name: '$$$$', exact: true })
    .click()
  await expect(page).toHaveURL('/restaurants?price=4')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('over $50')

  await enter('near me')
  const states = help(page, 'We do not use your location')
  await expect(results(page).getByRole('article')).toHaveCount(0)
  await states.getByRole('link', { name: 'Texas' }).click()
  await expect(page).toHaveURL('/restaurants?state=TX')
  await expect(results(page)).toBeFocused()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('near me')
  await states.getByRole('link', { name: 'See the map' }).click()
  await expect(page).toHaveURL('/restaurants#map')
  await expect(page.getByRole('figure', { name: 'Map' })).toBeInViewport()

  await test.step('"best" leads to the whole list, and other texts are told what can be searched', async () => {
    await enter('best')
    await page.getByRole('link', { name: 'All fifty are on this list' }).click()
    await expect(page).toHaveURL('/restaurants')
    await enter('date night')
    await expect(results(page).getByText(advice)).toBeVisible()
    await page.getByRole('link', { name: /^TX\b/ }).click()
    await expect(page, 'a text of no use leaves the link').toHaveURL('/restaurants?state=TX')
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

  test('help and guesses are there', async ({ page }) => {
    await page.goto('/restaurants?query=seattle')
    expect(await names(page, 'Near Seattle: Kirkland, WA')).toEqual(inCity('Kirkland'))
    await page.goto('/restaurants?query=rasikka')
    expect(await names(page, 'Did you mean “Rasika”?')).toEqual(['Rasika'])
    await page.goto('/restaurants?query=near+me')
    await results(page).getByRole('link', { name: 'Texas' }).click()
    await expect(page).toHaveURL(/\/restaurants\?state=TX$/)
  })
})
