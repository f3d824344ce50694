import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { makeNextEdition } from './next-edition.ts'
import { serverPort } from './playwright.config.ts'
import { dist, startServer, type RunningServer } from '#tests/http/run-server.ts'
import { waitForHydration } from './hydration.ts'
import { countDocuments, expect, open, test } from './test.ts'

/** Messages of the browser and the router about a missing file of the last edition. */
test.use({
  expectedMessages:
    /Failed to load resource|dynamically imported module|Unable to preload|module script|net::ERR/,
})
// One after the other, because they share a copy of the site.
test.describe.configure({ mode: 'default' })

let folder = ''
let server: RunningServer

test.beforeAll(async () => {
  folder = await makeNextEdition('Our Mission', 'Our Errand')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test.beforeEach(async () => {
  // A fixed port: the system could give a chosen one to another program between the two editions.
  server = await startServer(dist, { port: serverPort + 40 + test.info().parallelIndex })
})
test.afterEach(stop)

async function stop(): Promise<void> {
  server.process.kill('SIGKILL')
  await server.exit
}

async function deploy(): Promise<void> {
  await stop()
  server = await startServer(path.join(folder, 'dist'), { port: server.port })
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

test('after a deploy a link leads into the new edition: one document, and the draft is kept', async ({
  page,
}) => {
  await open(page, `${server.origin}/contact`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Message' }).fill('A kitchen you missed')
  await deploy()

  const documents = countDocuments(page)
  await follow(page, 'About')
  await expect(page.getByRole('heading', { name: 'Our Errand' })).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/about`)
  await waitForHydration(page)
  expect(documents()).toBe(1)

  await follow(page, 'Contact')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A kitchen you missed')
  expect(documents()).toBe(1)
})

test('a page of the last edition still finds, and from the new one all is there on the way back', async ({
  page,
}) => {
  const box = page.getByRole('searchbox')
  await open(page, `${server.origin}/about`)
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await follow(page, 'Best Indian Restaurants in the USA')
  await expect(box).toBeVisible()
  await deploy()

  const documents = countDocuments(page)
  await box.fill('semma')
  await expect(page).toHaveURL(`${server.origin}/restaurants?query=semma`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(documents()).toBe(0)

  await follow(page, 'Blog')
  await expect.poll(documents).toBe(1)
  await waitForHydration(page)
  // What is typed into one list is not brought to another by the reload.
  await expect(page).toHaveURL(`${server.origin}/blog`)
  await expect(box).toHaveValue('')
  expect(documents()).toBe(1)

  await page.goBack()
  await expect(box).toHaveValue('semma')
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Our Errand' })).toBeVisible()
})
