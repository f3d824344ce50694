import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, test } from './test.ts'

/** Messages of the browser and the router about a missing file; React's error 520 is of a page without code. */
test.use({
  expectedMessages:
    /net::ERR_FAILED|status of 404|Failed to fetch dynamically imported module|preload|React error #520/,
})

/** Pages by the chunk of their own code. */
const chunks = [
  { page: 'About', chunk: /\/assets\/about-[^/]+\.js$/, heading: 'One long argument' },
  { page: 'Contact', chunk: /\/assets\/contact-[^/]+\.js$/, heading: 'Get In Touch' },
]

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

const errorHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

/**
 * Goes from the home page to a page whose code does not load, again after each reload, until the error
 * page shows: the router tries one reload, and so do we.
 */
async function goInVain(page: Page, name: string, chunk: RegExp): Promise<void> {
  await page.route(chunk, (route) => route.abort())
  do {
    await open(page, '/')
    await goTo(page, name)
    await expect(page.getByRole('alert').or(errorHeading(page))).toBeVisible()
  } while (!(await errorHeading(page).isVisible()))
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(errorHeading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

for (const { page: name, chunk, heading } of chunks) {
  test(`${name}: when its code does not load, the error screen stands, the way home is open, and trying again works later`, async ({
    page,
  }) => {
    await goInVain(page, name, chunk)
    await expectErrorPage(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
    await goTo(page, name)
    await expectErrorPage(page)

    const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()))
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await failed
    await expectErrorPage(page)
    await expect(page.getByRole('main')).toBeFocused()

    await page.unroute(chunk)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
  })
}

test('a page whose data alone does not load comes whole from the server', async ({ page }) => {
  await open(page, '/')
  await page.route(/\/assets\/questions-[^/]+\.js$/, (route) => route.abort())
  await goTo(page, 'Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
})

for (const { path, chunk, heading } of [
  { path: '/', chunk: 'home', heading: 'The best Indian restaurants in America' },
  { path: '/about', chunk: 'about', heading: 'One long argument' },
  { path: '/contact', chunk: 'contact', heading: 'Get In Touch' },
  { path: '/restaurants?state=TX', chunk: 'directory', heading: 'in Texas' },
  { path: '/restaurants?state=TX', chunk: 'finding', heading: 'in Texas' },
  { path: '/blog', chunk: 'entry-client', heading: 'Blog' },
  { path: '/blog/spice-route-guide', chunk: 'article', heading: 'Indian heat' },
]) {
  test(`${path} opened where ${chunk} never loads stays as the server sent it, and says so`, async ({
    page,
  }) => {
    const documents = countDocuments(page)
    await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('A part of this page did not load.')
    // One reload is tried.
    expect(documents()).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    for (const name of ['Menu', 'Copy link', /^Theme/]) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
  })
}

test('where the app never loads every answer of the FAQ shows', async ({ page }) => {
  await page.route(/\/assets\/entry-client-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(/limited and clearly marked/)).toBeVisible()
})

test('a page of the last edition, whose app is gone, becomes the new one by one reload', async ({
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
  await page.goto('/about')
  await waitForHydration(page)
  expect(documents()).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
