import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

/** What the browser and the router say of such a file; 520 is React's, where a page lacks its code. */
test.use({
  expectedMessages:
    /net::ERR_FAILED|Failed to fetch dynamically imported module|preload|React error #520/,
})

/** Pages by the chunk of their own code. */
const chunks = [
  { page: 'About', chunk: /\/assets\/about-[^/]+\.js$/, heading: 'Fifty kitchens' },
  { page: 'Contact', chunk: /\/assets\/contact-[^/]+\.js$/, heading: 'Get In Touch' },
]

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

for (const { page: name, chunk, heading } of chunks) {
  test(`${name}: when its code does not load, the error screen stands, and trying again works later`, async ({
    page,
  }) => {
    await open(page, '/')
    await page.route(chunk, (route) => route.abort())
    await goTo(page, name)
    await expectErrorPage(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

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

  test(`${name}: from the error screen the way home is open`, async ({ page }) => {
    await open(page, '/')
    await page.route(chunk, (route) => route.abort())
    await goTo(page, name)
    await expectErrorPage(page)
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Explore Restaurants' })).toBeVisible()
  })
}

test('a page whose data alone does not load comes whole from the server', async ({ page }) => {
  await open(page, '/')
  await page.route(/\/assets\/questions-[^/]+\.js$/, (route) => route.abort())
  await goTo(page, 'Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
})

test('a page whose code never loads is still readable when opened directly, or says so', async ({
  page,
}) => {
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Fifty kitchens|Unexpected Application Error!/,
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
  // A press would be lost in the one reload that is to bring the code.
  await page.waitForLoadState('networkidle')
  await goTo(page, 'Blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})
