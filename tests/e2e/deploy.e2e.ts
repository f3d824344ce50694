import type { Page } from '@playwright/test'
import { findRestaurants, questions, sayFound } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, test } from './test.ts'

/**
 * Messages of the browser and the router about a missing file; React's error 520 is of a page without
 * its code.
 */
test.use({
  expectedMessages:
    /Failed to load resource|dynamically imported module|Unable to preload|module script|net::ERR|React error #520/,
})

test('offline the pages that were opened are there, and of another it is said that it is not', async ({
  page,
  context,
}) => {
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await open(page, '/restaurants?state=TX')
  await follow('About')
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText(sayFound({ state: 'TX' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(
    findRestaurants({ state: 'TX' }).length,
  )

  const documents = countDocuments(page)
  await follow('Contact')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(/You are offline/)).toBeVisible()
  expect(documents()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
})

test('without pictures and fonts the page says everything, and without scripts that they are missing', async ({
  page,
}) => {
  await page.route(/\.(?:avif|webp|jpeg|woff2)$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  // Not even what starts the app comes.
  await page.route(/\/assets\/start-/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/contact')
  await expect(page.getByRole('alert')).toHaveText(
    'A part of this page did not load. Reload it for the rest.',
  )
  for (const { answer } of questions) {
    await expect(page.getByText(answer.trim().slice(0, 20)).first()).toBeVisible()
  }
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

test('what is typed before the scripts are found missing survives the one reload, and each later one until it is sent', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await failOnceAfter(page, '/contact', () => name.fill('Asha'))
  await expect(name).toHaveValue('Asha')

  await message.fill('A kitchen you missed')
  await page.reload()
  await expect(name).toHaveValue('Asha')
  await expect(message).toHaveValue('A kitchen you missed')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A kitchen')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('')
})

test('what is searched for before that reload survives it, and what is typed after it is not put back', async ({
  page,
}) => {
  const box = page.getByRole('searchbox')
  await failOnceAfter(page, '/restaurants?query=taj', () => box.fill('semma'))
  await expect(box).toHaveValue('semma')
  await expect(page.getByText(sayFound({ query: 'semma' })).first()).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
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
