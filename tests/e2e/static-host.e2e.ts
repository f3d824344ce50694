import type { Page } from '@playwright/test'
import {
  articles,
  findArticles,
  findRestaurants,
  first,
  formatFound,
  formatShowing,
  known,
} from './content.ts'
import { cards, countLine, heading, searchBox, stateFilter, stateLink } from './list-page.ts'
import { staticOrigin as origin } from './playwright.config.ts'
import { sumShifts, watchShifts } from './shifts.ts'
import {
  expect,
  delayScript,
  markDocument,
  notFound,
  open,
  readAddress,
  waitForFrames,
  test,
  waitForHydration,
} from './test.ts'

const inCalifornia = findRestaurants({ state: 'CA' })

const expectShown = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-view')

test('pages open, links need no reload, and the address loses unknown params', async ({ page }) => {
  for (const url of ['/', `/blog/${first(articles).id}`]) {
    await open(page, origin + url)
    const expectSameDocument = await markDocument(page)
    await expect(heading(page)).toBeVisible()
    await expectShown(page)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/about`)
    await expectSameDocument()
  }

  await watchShifts(page)
  await open(page, `${origin}/blog?category=Education`)
  const education = { category: 'Education' }
  await expect(countLine(page, formatShowing(education))).toBeVisible()
  await expect(cards(page)).toHaveCount(findArticles(education).length)
  await expect.poll(() => readAddress(page)).toBe('/blog?category=Education')
  // The hidden list takes up its space.
  expect(await sumShifts(page)).toBeLessThanOrEqual(0.01)

  await open(page, `${origin}/about?utm_source=letter`)
  await expect.poll(() => readAddress(page)).toBe('/about')

  await test.step('another spelling of a view becomes its one URL, with one history entry', async () => {
    await open(page, `${origin}/restaurants/?utm_source=letter&state=ca&query=`)
    await expect(countLine(page, formatFound({ state: 'CA' }))).toBeVisible()
    await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA')
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/about`)
  })
})

test.describe('a path without a file', () => {
  test.use({ expectedMessages: notFound })

  test('leads to the page that it means', async ({ page }) => {
    for (const [path, address] of [
      ['/about.', '/about'],
      ['/restaurants%3FState=ny', '/restaurants?state=NY'],
      ['/rss', '/feed.xml'],
      ['/nope.', '/nope.'],
    ]) {
      await page.goto(`${origin}${path}`)
      await expect.poll(() => readAddress(page), path).toBe(address)
    }
    await expect(heading(page)).toHaveText('Oops! Page not found')
  })
})

test('the file of a page leads to the page, and a copy elsewhere stays', async ({ page }) => {
  await open(page, `${origin}/about/index.html`)
  await expect.poll(() => readAddress(page)).toBe('/about')
  await expect(heading(page)).toContainText('One long argument')

  const copy = await (await page.request.get(`${origin}/about`)).text()
  await page.route('**/archive/2026/about', (route) =>
    route.fulfill({ body: copy, contentType: 'text/html' }),
  )
  await page.goto(`${origin}/archive/2026/about`, { waitUntil: 'networkidle' })
  await expect(heading(page)).toContainText('One long argument')
  await expectShown(page)
})

test('a filtered directory shows only its view, nothing before the script', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const release = await delayScript(page)
  await page.goto(`${origin}/restaurants?state=CA&query=a`, { waitUntil: 'commit' })
  await expect(searchBox(page)).toBeVisible()
  await expect(page.getByText(known.name, { exact: true })).toBeHidden()
  await expect(countLine(page, formatFound())).toBeHidden()
  await page.setViewportSize({ width: 390, height: 780 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('a')
  await expect(countLine(page, formatFound({ state: 'CA' }))).toBeVisible()
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await expect(cards(page).getByText(/, CA$/)).toHaveCount(inCalifornia.length)
  await expect(heading(page)).toHaveText('Best Indian Restaurants in California matching “a”')
  await expect(page).toHaveTitle(/California/)
  await expect(stateFilter(page).locator('[aria-current]')).toHaveText(/^CA/)
  await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA&query=a')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1)
  await expect(page.locator('meta[name="viewport"]')).toHaveCount(1)
})

test('what is typed and sent before the script arrives is searched for', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto(`${origin}/restaurants?price=2`, { waitUntil: 'domcontentloaded' })
  await searchBox(page).fill('dosa')
  await searchBox(page).press('Enter')
  await release()
  await expect(searchBox(page)).toHaveValue('dosa')
  await expect(searchBox(page)).toBeFocused()
  await expect.poll(() => readAddress(page)).toBe('/restaurants?price=2&query=dosa')
})

test('a filtered view survives a reload, with the scroll position', async ({ page }) => {
  await open(page, `${origin}/restaurants`)
  const expectSameDocument = await markDocument(page)
  await stateLink(page, 'CA').click()
  await expectSameDocument()
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  const reload = async () => {
    await page.reload()
    await waitForHydration(page)
    await expectShown(page)
  }
  await reload()
  await expect(cards(page)).toHaveCount(inCalifornia.length)
  await expect.poll(() => readAddress(page)).toBe('/restaurants?state=CA')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.evaluate(() => scrollTo(0, 1400))
  await waitForFrames(page)
  await reload()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1400)

  await open(page, `${origin}/restaurants?query=new`)
  await page.evaluate(() => scrollTo(0, 900))
  await waitForFrames(page)
  await reload()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900)
})

test('an anchor leads to its card, and opens an answer of the contact page', async ({ page }) => {
  await open(page, `${origin}/restaurants?state=IL#thattu-chicago`)
  await expect(page.getByRole('article', { name: 'Thattu' })).toBeInViewport()

  await open(page, `${origin}/contact?utm_source=letter#advertising`)
  await expect(page.getByText(/limited and clearly marked/)).toBeVisible()
  await expect.poll(() => readAddress(page)).toBe('/contact#advertising')
})
