import type { Page } from '@playwright/test'
import {
  articles,
  findArticles,
  findRestaurants,
  first,
  restaurants,
  sayFound,
  sayShowing,
} from './content.ts'
import { staticPort } from './playwright.config.ts'
import { waitForHydration } from './hydration.ts'
import {
  expect,
  expectSameDocument,
  holdScript,
  markDocument,
  open,
  readAddress,
  seeFrames,
  test,
} from './test.ts'

const origin = `http://localhost:${staticPort}`
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const count = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Results' }).getByText(words, { exact: true }).first()
const tab = (page: Page, state: string) =>
  page
    .getByRole('navigation', { name: 'Filter by state' })
    .getByRole('link', { name: new RegExp(`^${state}\\b`) })
const inCalifornia = findRestaurants({ state: 'CA' })

test('pages open on a static host, take up client navigation and drop a stray param', async ({
  page,
}) => {
  for (const url of ['/', `/blog/${first(articles).id}`]) {
    await open(page, origin + url)
    await markDocument(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-view')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/about`)
    await expectSameDocument(page)
  }

  await open(page, `${origin}/blog?category=Education`)
  const education = { category: 'Education' }
  await expect(page.getByText(sayShowing(education), { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(findArticles(education).length)
  await expect.poll(() => readAddress(page)).toBe('/blog?category=Education')

  await open(page, `${origin}/about?utm_source=letter`)
  await expect.poll(() => readAddress(page)).toBe('/about')

  await test.step('another spelling of a view ends at its one URL, with one history entry', async () => {
    await open(page, `${origin}/restaurants/?utm_source=letter&state=ca&query=`)
    await expect(count(page, sayFound({ state: 'CA' }))).toBeVisible()
    await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA')
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/about`)
    const [best, next] = restaurants.map(({ slug }) => slug)
    for (const [list, canonical] of [
      [`${next}.${best}`, `/restaurants?list=${best}.${next}`],
      ['%3Cscript%3E.%00.__proto__', '/restaurants?list=unknown'],
    ] as const) {
      await open(page, `${origin}/restaurants?list=${list}`)
      await expect.poll(() => readAddress(page)).toBe(canonical)
    }
  })
})

test('a filtered directory opened on a static host shows exactly that view, and nothing before it', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto(`${origin}/restaurants?state=CA&query=a`, { waitUntil: 'commit' })
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByText('Semma', { exact: true })).toBeHidden()
  await expect(count(page, sayFound())).toBeHidden()
  await release()
  await waitForHydration(page)
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(count(page, sayFound({ state: 'CA' }))).toBeVisible()
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await expect(cards(page).getByText(/, CA$/)).toHaveCount(inCalifornia.length)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Best Indian Restaurants in California matching “a”',
  )
  await expect(page).toHaveTitle(/California/)
  await expect(
    page.getByRole('navigation', { name: 'Filter by state' }).locator('[aria-current]'),
  ).toHaveText(/^CA/)
  await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA&query=a')
})

test('a param of another site hides nothing', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto(`${origin}/restaurants?fbclid=1`, { waitUntil: 'commit' })
  await expect(count(page, sayFound())).toBeVisible()
  await release()
  await waitForHydration(page)
  await expect.poll(() => readAddress(page)).toBe('/restaurants')
  await expect(count(page, sayFound())).toBeVisible()
})

test('a view keeps the theme, its color in the browser’s bars, and the width of a phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, `${origin}/restaurants?state=CA`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1)
  await expect(page.locator('meta[name="viewport"]')).toHaveCount(1)
})

test.describe('where the script never comes', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ })

  test('the list of the file shows', async ({ page }) => {
    await page.route(/entry-client/, (route) => route.abort())
    await page.goto(`${origin}/restaurants?state=CA`)
    await expect(count(page, sayFound())).toBeVisible()
  })
})

test('a filtered view on a static host survives reload, Back and Forward', async ({ page }) => {
  await open(page, `${origin}/restaurants`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-view')
  await markDocument(page)
  await tab(page, 'CA').click()
  await expectSameDocument(page)
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await page.reload()
  await waitForHydration(page)
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA')
  await page.goBack()
  await expect(cards(page)).toHaveCount(restaurants.length)
  await expect.poll(() => readAddress(page)).toBe('/restaurants')
  await page.goForward()
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA')

  await test.step('and ends where a phone was scrolled to', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
    for (const top of [1400, 2000]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await seeFrames(page)
      await page.reload()
      await waitForHydration(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-view')
      await expect.poll(scrollY).toBe(top)
    }
  })
})

test('what is found on arrival is not told, and what the visitor then does is', async ({
  page,
}) => {
  const spoken = page.getByRole('status')
  await page.clock.install()
  for (const view of ['/blog?query=spice', '/restaurants?state=NY', '/restaurants?query=texas']) {
    await open(page, origin + view)
    await expect(page.locator('html')).not.toHaveAttribute('data-view')
    // Longer than a message rests before it is said.
    await page.clock.runFor(1200)
    await expect(spoken, view).toHaveText('')
  }
  await page.getByRole('searchbox').fill('houston')
  await expect(spoken).toHaveText(sayFound({ query: 'houston' }))
})

test('an anchor on a static host leads to its part, whatever the view leaves out', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${origin}/restaurants?state=CA#thattu-chicago`)
  await expect(page).toHaveURL(`${origin}/restaurants#thattu-chicago`)
  const card = page.getByRole('article', { name: 'Thattu' })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()

  // Outside a state and a text, where nothing is found, and beside close matches.
  for (const view of ['?state=NC&query=Pani', '?query=zzzz', '?query=houstn']) {
    await page.goto(`${origin}/restaurants${view}#semma-new-york`)
    await expect(page.getByRole('article', { name: 'Semma' })).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    // Longer than a write of the box would wait.
    await page.clock.runFor(600)
    expect(readAddress(page)).toBe('/restaurants#semma-new-york')
  }

  await open(page, `${origin}/contact?utm_source=letter#advertising`)
  await expect(page.getByText(/limited and clearly marked/)).toBeVisible()
  await expect.poll(() => readAddress(page)).toBe('/contact#advertising')
})
