import type { Page } from '@playwright/test'
import { findRestaurants, questions, sayFound } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, seeFrames, test } from './test.ts'

/**
 * Messages of the browser and the router about a missing file; React's error 520 is of a page without
 * its code.
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
  // The document of the new edition names existing files.
  await page.route('**/about', async (route) => {
    await page.unroute(aboutChunk)
    await route.continue()
  })
  const documents = countDocuments(page)
  await openAbout(page)
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  // The heading shows before the document has loaded.
  await expect.poll(documents).toBe(1)
  await waitForHydration(page)
  expect(documents()).toBe(1)
})

test('a file that stays away is said, without a loop of reloads', async ({ page }) => {
  await open(page, '/blog')
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
  const documents = countDocuments(page)
  await openAbout(page)
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.')
  // A reload would have been asked for with the alert.
  await seeFrames(page)
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
  await expect(page.getByText(sayFound({ state: 'TX' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(
    findRestaurants({ state: 'TX' }).length,
  )
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

/** Fails the first script of the app once, after the visitor's actions are done. */
async function failOnceAfter(
  page: Page,
  url: string,
  act: () => Promise<void>,
  actAgain = async () => {},
): Promise<void> {
  const app = /\/assets\/entry-client-[^/]+\.js$/
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route(app, async (route) => {
    await failed
    await (documents === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue())
  })
  await page.goto(url, { waitUntil: 'commit' })
  await act()
  fail()
  await expect.poll(() => documents).toBe(2)
  await actAgain()
  await page.unroute(app)
  await waitForHydration(page)
}

test('what is typed before the scripts are found missing survives the one reload', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  await failOnceAfter(page, '/contact', () => name.fill('Asha'))
  await expect(name).toHaveValue('Asha')

  await page.evaluate(() => sessionStorage.clear())
  await failOnceAfter(page, '/restaurants?query=taj', () =>
    page.getByRole('searchbox').fill('semma'),
  )
  await expect(page.getByRole('searchbox')).toHaveValue('semma')
  await expect(page.getByText(sayFound({ query: 'semma' })).first()).toBeVisible()
})

test('what is typed after that reload is not put back to what was typed before it', async ({
  page,
}) => {
  let release = () => {}
  const isTyped = new Promise<void>((resolve) => {
    release = resolve
  })
  const name = page.getByRole('textbox', { name: 'Name' })
  let starts = 0
  await page.route(/\/assets\/start-/, async (route) => {
    starts += 1
    if (starts === 2) {
      await isTyped
    }
    await route.continue()
  })
  await failOnceAfter(
    page,
    '/contact',
    () => name.fill('Asha'),
    async () => {
      await name.fill('Asha Menon')
      release()
    },
  )
  await expect(name).toHaveValue('Asha Menon')
})

test('what is typed into one list is not brought to another by the reload', async ({ page }) => {
  await open(page, '/restaurants?query=semma')
  const blog = /\/assets\/blog-[^/]+\.js$/
  await page.route(blog, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.route('**/blog', async (route) => {
    await page.unroute(blog)
    await route.continue()
  })
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect.poll(documents).toBe(1)
  await waitForHydration(page)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/blog')
})

test('where not even what starts the app comes, the page says so and can be read', async ({
  page,
}) => {
  await page.route(/\/assets\/start-/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/contact')
  await expect(page.getByRole('alert')).toHaveText(
    'A part of this page did not load. Reload it for the rest.',
  )
  for (const { answer } of questions) {
    await expect(page.getByText(answer.trim().slice(0, 20)).first()).toBeVisible()
  }
})
