import type { Page } from '@playwright/test'
import { inWords } from '#src/domain/language/in-words.ts'
import { restaurants } from './content.ts'
import { cards, countLine, results, searchBox, stateLink } from './list-page.ts'
import { expect, open, stopTheClock, test } from './test.ts'

const help = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

const inNyc = restaurants.filter(({ city }) => /^(?:New York|Queens|Staten Island)$/.test(city))
const all = inWords(restaurants.length)
const none = 'No restaurants found matching your search.'

test('a close match, a place by another name and a dish are shown below the sentence of the specification, uncounted', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await searchBox(page).fill('rasikka')
  await expect(page.getByText(none, { exact: true })).toBeVisible()
  await expect(countLine(page, '0 restaurants found')).toBeVisible()
  const guess = help(page, 'Did you mean “Rasika”?')
  await expect(guess.getByRole('heading', { level: 3 }).first()).toHaveText('Rasika')
  await expect(guess.locator('mark').first()).toHaveText('Rasika')
  await page
    .getByRole('heading', { level: 2, name: 'Did you mean “Rasika”?' })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/restaurants?query=Rasika')
  await expect(searchBox(page)).toHaveValue('Rasika')
  await expect(cards(page)).toHaveCount(1)

  await test.step('the common name of a place leads to its restaurants, or to those nearby', async () => {
    for (const [query, name] of [
      ['seattle', 'None in Seattle. The three nearest'],
      ['nyc', `${inNyc.length} restaurants in NYC`],
    ] as const) {
      await searchBox(page).fill(query)
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(countLine(page, '0 restaurants found')).toBeVisible()
      await expect(page.getByText(none, { exact: true })).toBeVisible()
      await expect(help(page, name).getByRole('article')).not.toHaveCount(0)
      await expect(page).toHaveTitle(`${name} · Pattal`)
    }
  })

  await test.step('a dish shows all restaurants that mention it, and marks it', async () => {
    await searchBox(page).fill('dosa')
    const mention = restaurants.filter(({ description, order }) =>
      /\bdosas?\b/i.test(`${description} ${order.join()}`),
    )
    const title = `${mention.length} restaurants mention “dosa”`
    const found = help(page, title).getByRole('article')
    await expect(found).toHaveCount(mention.length)
    await expect(found.getByRole('heading')).toHaveText(mention.map(({ name }) => name))
    for (const card of await found.all()) {
      await expect(card.locator('mark').first()).toHaveText(/^dosas?$/i)
    }
    await expect(results(page)).toHaveText(/mention “dosa”.*0 restaurants found/s)
    await expect(page).toHaveTitle(`${title} · Pattal`)
    await expect(page.getByRole('status')).toHaveText(`${title}. ${none}`)
  })

  await test.step('a link that is pressed right after the last key stays under the pointer', async () => {
    const showAll = page.getByRole('link', { name: 'Show all restaurants' })
    await stopTheClock(page)
    await searchBox(page).fill('near me')
    await showAll.hover()
    await page.clock.runFor(199)
    await page.mouse.down()
    await page.clock.runFor(100)
    await page.mouse.up()
    await expect(countLine(page, `${restaurants.length} restaurants found`)).toBeVisible()
    await expect(searchBox(page)).toHaveValue('')
  })
})

test('"near me" links to the map, a city to its namesakes, "best" to all', async ({ page }) => {
  /** Enter writes the text into the URL at once. Until it is there, Back would lead elsewhere. */
  const enter = async (query: string) => {
    await searchBox(page).fill(query)
    await searchBox(page).press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(query)
  }

  await open(page, '/restaurants')
  await enter('springfield')
  await help(page, /^None in Springfield, Missouri/)
    .getByRole('link', { name: 'Springfield, IL' })
    .click()
  await expect(page).toHaveURL('/restaurants?query=Springfield%2C+IL')
  await expect(help(page, /^None in Springfield, Illinois/)).toBeVisible()
  await expect(results(page)).toBeFocused()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('springfield')

  await enter('near me')
  await expect(cards(page)).toHaveCount(0)
  await help(page, /^We do not use your location/)
    .getByRole('link', { name: 'See the map' })
    .click()
  await expect(page).toHaveURL('/restaurants#map')
  await expect(page.getByRole('figure', { name: 'Map' })).toBeInViewport()

  await enter('best')
  await page.getByRole('link', { name: `All ${all} are on our list` }).click()
  await expect(page).toHaveURL('/restaurants')

  await test.step('a text without help is not in the links of the states', async () => {
    await enter('date night')
    await expect(results(page).getByText(/^You can search for names/)).toBeVisible()
    await stateLink(page, 'TX').click()
    await expect(page).toHaveURL('/restaurants?state=TX')
  })
})
