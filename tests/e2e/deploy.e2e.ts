import type { Page } from '@playwright/test'
import { countDocuments, expect, open, test } from './test.ts'

/**
 * The browser says that a file failed, and the router what it could not load; 520 is React's, where a
 * page lacks its code.
 */
test.use({
  expectedMessages:
    /Failed to load resource|dynamically imported module|Unable to preload|module script|net::ERR|React error #520/,
})

const aboutChunk = /\/assets\/about-[^/]+\.js$/

async function openAbout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
}

test('a page of the last edition brings the visitor to the new one with one reload', async ({
  page,
}) => {
  await open(page, '/blog')
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
  // The document of the new edition names files that are there.
  await page.route('**/about', async (route) => {
    await page.unroute(aboutChunk)
    await route.continue()
  })
  const documents = countDocuments(page)
  await openAbout(page)
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  // Its heading shows before the document is all there.
  await expect.poll(documents).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
})

test('a file that stays away is said once, without a loop of reloads', async ({ page }) => {
  await open(page, '/blog')
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
  const documents = countDocuments(page)
  await openAbout(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents()).toBeLessThanOrEqual(2)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }),
  ).toBeVisible()
})

test('offline, the page that was opened first is there on the way back', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants?state=TX')
  await openAbout(page)
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText('4 restaurants found in TX')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
})

test('offline, a page that is not there yet is said and the way back works', async ({
  page,
  context,
}) => {
  await open(page, '/blog')
  await context.setOffline(true)
  const documents = countDocuments(page)
  await openAbout(page)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  expect(documents()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
})

test('without a picture and without a font the page still says everything', async ({ page }) => {
  await page.route(/\.(?:avif|webp|jpeg|woff2)$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what is typed into the contact form survives a reload, until it is sent', async ({
  page,
}) => {
  await page.goto('/contact')
  const name = page.getByRole('textbox', { name: 'Name' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(async () => {
    await name.fill('Asha')
    await message.fill('A kitchen you missed')
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('missed')
  }).toPass()
  await page.reload()
  await expect(name).toHaveValue('Asha')
  await expect(message).toHaveValue('A kitchen you missed')
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A kitchen')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('')
})
