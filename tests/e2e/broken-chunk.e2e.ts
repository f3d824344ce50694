import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, seeFrames, test } from './test.ts'

/** Messages of the browser and the router about a missing file; React's error 520 is of a page without code. */
test.use({
  expectedMessages:
    /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module|preload|React error #520/,
})

const aboutChunk = /\/assets\/about-[^/]+\.js$/

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

async function expectErrorPage(page: Page): Promise<void> {
  await expect(errorHeading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

test('where the code of a page does not load, the error screen stands, the way home is open, and trying again works later', async ({
  page,
}) => {
  await page.route(aboutChunk, (route) => route.abort())
  await open(page, '/')
  const documents = countDocuments(page)
  await goTo(page, 'About')

  await test.step('the first time the page comes from the server and says so, without a loop of reloads', async () => {
    await expect(page.getByRole('alert')).toContainText('A part of this page did not load.')
    // A reload would have been asked for with the alert.
    await seeFrames(page)
    expect(documents()).toBeLessThanOrEqual(2)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }),
    ).toBeVisible()
  })

  // Both the router and we try one reload, so it may take two times more until the error page shows.
  do {
    await open(page, '/')
    await goTo(page, 'About')
    await expect(page.getByRole('alert').or(errorHeading(page))).toBeVisible()
  } while (!(await errorHeading(page).isVisible()))
  await expectErrorPage(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
  await goTo(page, 'About')
  await expectErrorPage(page)

  const failed = page.waitForEvent('requestfailed', (request) => aboutChunk.test(request.url()))
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await failed
  await expectErrorPage(page)
  await expect(page.getByRole('main')).toBeFocused()

  await page.unroute(aboutChunk)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One long argument')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test('a page opened where its code never loads stays as the server sent it, and says so', async ({
  page,
}) => {
  for (const { path, chunk, heading } of [
    { path: '/', chunk: 'home', heading: 'The best Indian restaurants in America' },
    { path: '/restaurants?state=TX', chunk: 'finding', heading: 'in Texas' },
    { path: '/blog/spice-route-guide', chunk: 'article', heading: 'Indian heat' },
    { path: '/contact', chunk: 'entry-client', heading: 'Get In Touch' },
  ]) {
    await test.step(`${path} without ${chunk}`, async () => {
      // Not article-card, which other pages have too. Vite's hash has six characters.
      const file = new RegExp(`/assets/${chunk}-.{8}\\.js$`)
      await page.route(file, (route) => route.abort())
      const documents = countDocuments(page)
      // The page may reload itself before it fires `load`.
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('alert')).toContainText('A part of this page did not load.')
      // One reload is tried. The alert may show before its document is parsed.
      await expect.poll(documents).toBe(2)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      for (const name of ['Menu', 'Copy link', /^Theme/]) {
        await expect(page.getByRole('button', { name })).toBeHidden()
      }
      expect(documents()).toBe(2)
      if (path === '/contact') {
        await expect(page.getByText(/limited and clearly marked/)).toBeVisible()
      }
      await page.unroute(file)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await waitForHydration(page)
      // As another visitor, whose page was not reloaded in the last minute.
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test('one reload brings the new edition where the app is gone, and a page whose data alone does not load', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await page.route(
    '/about',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(
        /(data-app="\/assets\/entry-client-)[\w-]+/,
        '$1of-the-last-edition',
      )
      expect(body).not.toBe(html)
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.goto('/about', { waitUntil: 'commit' })
  await waitForHydration(page)
  expect(documents()).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.route(/\/assets\/questions-[^/]+\.js$/, (route) => route.abort())
  await goTo(page, 'Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
})
