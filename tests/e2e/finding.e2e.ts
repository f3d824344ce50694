import type { Page } from '@playwright/test'
import { findRestaurants, restaurants, sayShowing } from './content.ts'
import { expect, open, test } from './test.ts'

const searchBox = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('#results > ul').getByRole('article')
const guess = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: `Did you mean “${text}”?` })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

async function type(page: Page, text: string): Promise<void> {
  await searchBox(page).focus()
  await searchBox(page).pressSequentially(text)
}

test('a mistyped name gets the specified sentence and, uncounted below it, what was meant', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await type(page, 'rasikka')
  await expect(page.getByText('No restaurants found matching your search.')).toBeVisible()
  await expect(page.getByText('0 restaurants found', { exact: true })).toBeVisible()
  const help = page.getByRole('region', { name: 'Did you mean “Rasika”?' })
  await expect(help.getByRole('heading', { level: 3 }).first()).toHaveText('Rasika')
  await expect(help.locator('mark').first()).toHaveText('Rasika')
  await guess(page, 'Rasika').getByRole('link').click()
  await expect(page).toHaveURL('/restaurants?query=Rasika')
  await expect(searchBox(page)).toHaveValue('Rasika')
  await expect(cards(page)).toHaveCount(1)

  await test.step('a misspelled dish shows all that mention it', async () => {
    await searchBox(page).fill('biriyani')
    const mention = restaurants.filter(({ description, order }) =>
      /\bbiryanis?\b/i.test(`${description} ${order.join()}`),
    )
    await expect(
      page.getByRole('region', { name: 'Did you mean “biryani”?' }).getByRole('article'),
    ).toHaveCount(mention.length)
  })

  await test.step('a word in the middle of another does not hide the one that was meant', async () => {
    await searchBox(page).fill('ashville')
    await expect(cards(page)).toHaveCount(findRestaurants({ query: 'ashville' }).length)
    await expect(guess(page, 'Asheville')).toBeVisible()
  })
})

test('the blog says its view in the heading, clears it, and leads a mistyped word to its spelling', async ({
  page,
}) => {
  await open(page, '/blog?category=Education&query=the')
  await expect(heading(page, 'Blog – Education matching “the”')).toBeVisible()
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/blog')
  await type(page, 'briyani')
  await expect(page.getByText('No articles found matching your search.')).toBeVisible()
  await guess(page, 'biryani').getByRole('link').click()
  await expect(page).toHaveURL('/blog?query=biryani')
  await expect(page.getByText(sayShowing({ query: 'biryani' }), { exact: true })).toBeVisible()
})

test('where the state was the reason, what other states have is shown', async ({ page }) => {
  await open(page, '/restaurants?state=CA&query=houston')
  const inHouston = findRestaurants({ query: 'houston' }).length
  await expect(
    page.getByRole('region', { name: `${inHouston} restaurants in Houston` }).getByRole('article'),
  ).toHaveCount(inHouston)

  await test.step('nonsense gets no suggestion, but a way back to the whole list', async () => {
    await page.getByRole('link', { name: /^TX\b/ }).click()
    await searchBox(page).fill('xqzjvwk')
    await expect(page.getByText('No restaurants found matching your search.')).toBeVisible()
    // Comes when the visitor rests, with the shorter head of the page, which moves the link.
    await expect(page.getByText(/^You can search for names/)).toBeVisible()
    await expect(results(page).getByRole('heading')).toHaveCount(0)
    await page.getByRole('link', { name: 'Show all restaurants' }).click()
    await expect(page).toHaveURL('/restaurants')
    await expect(cards(page)).toHaveCount(restaurants.length)
  })

  await test.step('what was found is announced with the name of the state', async () => {
    await page.getByRole('link', { name: /^CA\b/ }).click()
    await expect(page).toHaveURL('/restaurants?state=CA')
    await type(page, 'zareen')
    const said = page.getByRole('status').getByRole('paragraph').last()
    await expect(said).toHaveText('1 restaurant found in California')
    await expect(page.getByText('1 restaurant found in CA', { exact: true })).toBeVisible()
    await searchBox(page).fill('rasikka')
    await expect(said).toHaveText(
      'No restaurants found in California. Did you mean “Rasika”? 1 restaurant below.',
    )
  })
})

test('a view that is opened keeps the order in which it was served', async ({ page }) => {
  const cardsShown = page.locator('#results > ul > li:not([hidden]) article')
  const search = '/restaurants?query=sa'
  const html = await (await page.request.get(search)).text()
  const served = [...html.matchAll(/<article id="([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  expect(served.length).toBeGreaterThan(2)
  await open(page, search)
  // Waits until every card is mounted.
  await expect(page.locator('#results > ul > li')).toHaveCount(restaurants.length)
  const ids = await cardsShown.evaluateAll((articles) => articles.map(({ id }) => id))
  expect(ids).toEqual(served)
})

test('matches are marked whatever case and diacritics, and read as whole names', async ({
  page,
}) => {
  await open(page, '/restaurants?query=KIR%C3%81N')
  const name = page.getByRole('heading', { name: "Kiran's" })
  await expect(name.locator('mark')).toHaveText('Kiran')
  await expect(name).toMatchAriaSnapshot(`- heading "Kiran's" [level=2]`)

  await test.step('where the name of a state was found, its code is marked', async () => {
    await searchBox(page).fill('new york')
    const marks = page.getByRole('article', { name: 'Semma' }).locator('mark')
    await expect(marks).toHaveText('New York')
    const inQueens = page.getByRole('article', { name: 'Nepali Bhanchha Ghar' })
    await expect(inQueens.locator('mark')).toHaveText('NY')
    await searchBox(page).fill('texas')
    await expect(cards(page)).toHaveCount(findRestaurants({ state: 'TX' }).length)
    for (const card of await cards(page).all()) {
      await expect(card.locator('mark')).toHaveText('TX')
    }
  })

  await test.step('a name beside a place is first, and marked', async () => {
    await searchBox(page).fill('semma in new york')
    const card = results(page).getByRole('region').getByRole('article').first()
    await expect(card.getByRole('heading')).toHaveText('Semma')
    await expect(card.locator('mark').first()).toHaveText('Semma')
  })

  await test.step('repeated matches are all marked, and still seen in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await searchBox(page).fill('ga')
    const title = page.getByRole('article', { name: 'Gado Gado' }).getByRole('heading')
    await expect(title.locator('mark')).toHaveText(['Ga', 'Ga'])
    await expect(title.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline')
  })
})

test('Control K leads to the box from anywhere and selects what stands there; Escape and the clear button empty it', async ({
  page,
}) => {
  await open(page, '/restaurants?query=semma')
  await expect(searchBox(page)).toHaveAccessibleDescription(
    'Press Ctrl K to search, Escape to clear.',
  )
  await page.getByRole('button', { name: 'Save Semma' }).focus()
  await page.keyboard.press('Control+k')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(searchBox(page)).toHaveValue('a/b')

  await searchBox(page).press('Escape')
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL('/restaurants')
  await searchBox(page).fill('adda')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(restaurants.length)
})

test('a view says what it is in title, heading, canonical and robots, and its filters are chips to be removed', async ({
  page,
}) => {
  await open(page, '/restaurants?state=TX&query=houston')
  await expect(heading(page, 'Best Indian Restaurants in Texas matching “houston”')).toBeVisible()
  const inHouston = findRestaurants({ query: 'houston', state: 'TX' })
  await expect(page).toHaveTitle(
    new RegExp(`^${inHouston.length} restaurants in Texas matching “houston”`),
  )
  const canonical = page.locator('link[rel=canonical]')
  const robots = page.locator('meta[name=robots]')
  await expect(canonical).toHaveAttribute('href', /\/restaurants\?state=TX&query=houston$/)
  await expect(robots).toHaveAttribute('content', 'noindex, follow')
  await searchBox(page).fill('')
  await expect(page).toHaveTitle(/^Best Indian Restaurants in Texas/)
  await expect(heading(page, 'Best Indian Restaurants in Texas')).toBeVisible()
  await expect(canonical).toHaveAttribute('href', /\/restaurants\?state=TX$/)
  await expect(robots).toHaveCount(0)

  await searchBox(page).fill('houston')
  await expect(chips(page).getByRole('link')).toHaveText([
    'Remove filter Texas',
    'Remove filter “houston”',
    'Clear all',
  ])
  await chips(page).getByRole('link', { name: 'Remove filter Texas' }).click()
  await expect(page).toHaveURL('/restaurants?query=houston')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await chips(page).getByRole('link', { name: 'Remove filter “houston”' }).click()
  await expect(page).toHaveURL('/restaurants')
  await expect(chips(page)).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('')
})
