import type { Page } from '@playwright/test'
import { findRestaurants, formatFound, known } from './content.ts'
import { cards, countLine, heading, searchBox } from './list-page.ts'
import { countDocuments, expect, open, waitForFrames, test, waitForHydration } from './test.ts'

/** Messages of the browser and the router about a missing file; React's error 520 is of a page without code. */
test.use({
  expectedMessages:
    /net::ERR|Failed to load resource|dynamically imported module|preload|React error #520|Before Chrome/,
})

const aboutChunk = /\/assets\/about-[^/]+\.js$/

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test('one reload tries again for missing code, then the error page helps', async ({ page }) => {
  await page.route(aboutChunk, (route) => route.abort())
  await open(page, '/contact')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Asha')
  const documents = countDocuments(page)
  await follow(page, 'About')
  await expect.poll(documents).toBe(1)
  await expect(heading(page)).toContainText('One long argument')
  // Another reload would have begun by now, and the error page would show.
  await waitForFrames(page)
  await expect(heading(page)).toContainText('One long argument')
  expect(documents()).toBe(1)
  await expect(page).toHaveTitle('About · Pattal')

  await page.goBack()
  await expect(name).toHaveValue('Asha')
  await page.goto('/about')
  await follow(page, 'Home')
  await waitForHydration(page)
  const home = await page.title()
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await waitForFrames(page)
  expect(documents()).toBe(4)
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
  await expect(page).toHaveTitle(home)
  await follow(page, 'About')
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await page.goBack()
  await expect(page).toHaveTitle(home)
  await follow(page, 'About')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')

  await page.unroute(aboutChunk)
  await page.getByRole('button', { name: 'Reload the page' }).press('Enter')
  await expect(heading(page)).toContainText('One long argument')
  await expect(page).toHaveTitle('About · Pattal')
})

test('what was typed before code is missed stays, without a reload', async ({ page }) => {
  let miss = () => {}
  const missed = new Promise<void>((resolve) => (miss = resolve))
  await page.route(/\/assets\/contact-[^/]+\.js$/, (route) => missed.then(() => route.abort()))
  await page.goto('/contact', { waitUntil: 'commit' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Dear editors')
  const documents = countDocuments(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
  miss()
  await answered
  await waitForFrames(page)
  await expect(message).toHaveValue('Dear editors')
  expect(documents()).toBe(0)
})

test('offline, opened pages still open, and an error page names the reason', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants?state=TX')
  await follow(page, 'About')
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(countLine(page, formatFound({ state: 'TX' }))).toBeVisible()
  await expect(cards(page)).toHaveCount(findRestaurants({ state: 'TX' }).length)

  const documents = countDocuments(page)
  await follow(page, 'Contact')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByText(/You are offline/)).toBeVisible()
  expect(documents()).toBe(0)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('status')).toContainText('You are still offline.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(heading(page)).toHaveText('Get In Touch')

  await waitForHydration(page)
  // A server that answers with an error is no reason to reload, either.
  await page.route('**/*', (route) => route.fulfill({ status: 503 }))
  await follow(page, 'Blog')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  expect(documents()).toBe(1)
})

test('a style that failed once is there when its page opens', async ({ page }) => {
  const style = /\/assets\/contact-[^/]+\.css$/
  await page.route(style, (route) => route.abort())
  await open(page, '/about')
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).hover()
  await failed
  await page.unroute(style)
  await follow(page, 'Contact')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('resize', 'vertical')
})

test('offline a text still filters, and its help comes once the visitor is online and back in the box, or at the next key', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants')
  await context.setOffline(true)
  await searchBox(page).fill('chicago')
  await expect(countLine(page, formatFound({ query: 'chicago' }))).toBeVisible()
  await expect(page).toHaveURL('/restaurants?query=chicago')
  await searchBox(page).fill('dosai')
  await expect(countLine(page, formatFound({ query: 'dosai' }))).toBeVisible()

  await context.setOffline(false)
  await searchBox(page).blur()
  await searchBox(page).focus()
  await expect(page.getByRole('heading', { name: /mention “dosa”/ })).toBeVisible()

  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await searchBox(page).fill('nyc')
  await expect(countLine(page, formatFound({ query: 'nyc' }))).toBeVisible()
  await failed

  await context.setOffline(false)
  await searchBox(page).fill('newark')
  await expect(page.getByRole('heading', { name: /^None in Newark/ })).toBeVisible()
  await searchBox(page).fill(`${known.name} chicago`)
  await expect(page.getByRole('heading', { name: /in Chicago/ })).toBeVisible()

  await page.route(/page-texts/, (route) => route.abort())
  await open(page, '/restaurants')
  await searchBox(page).fill('dosai')
  await expect(page).toHaveURL('/restaurants?query=dosai')
  await page.unroute(/page-texts/)
  await searchBox(page).press('Backspace')
  await expect(page.getByRole('heading', { name: /mention “dosa”/ })).toBeVisible()

  // After a deployment: no reload while someone types, and HTML that has the answer stays.
  await page.route(/page-texts/, (route) => route.abort())
  await open(page, '/restaurants')
  const documents = countDocuments(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await searchBox(page).fill('dosai')
  await answered
  await expect(countLine(page, formatFound({ query: 'dosai' }))).toBeVisible()
  await follow(page, 'About')
  expect(documents()).toBe(0)
  await page.goBack()
  await expect.poll(documents).toBe(1)
  await waitForFrames(page)
  await expect(page.getByRole('heading', { name: /mention “dosa”/ })).toBeVisible()
})

test('where a browser is too old for the app, a page is as without JavaScript', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/restaurants')
  await searchBox(page).fill(known.name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`/restaurants?query=${known.name}`)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button')).toHaveText(['Search', /^Legend/, 'Show'])
})
