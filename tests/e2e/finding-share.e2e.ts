import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copyOf = (page: Page, name: string) => page.getByRole('link', { name: `Link to ${name}` })

test('the link to a view is copied, and it is said what was copied', async ({ page, baseURL }) => {
  await page.goto('/restaurants?query=houston&state=TX')
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(
      page.getByRole('status').getByText(/^Link copied: 4 restaurants found in TX/),
    ).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await clipboard(page)).toBe(`${baseURL}/restaurants?query=houston&state=TX`)
})

test('a device with a sheet of its own is handed title and link', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(globalThis, { shared: data }),
    })
  })
  await page.goto('/restaurants?state=TX')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)).toEqual({
    title: '4 restaurants found in TX',
    url: `${baseURL}/restaurants?state=TX`,
  })
})

test('a card is copied as a link that leads to that very card', async ({ page, baseURL }) => {
  await page.goto('/restaurants?query=houston')
  await expect(async () => {
    await copyOf(page, 'Musaafer').click()
    await expect(page.getByRole('status').getByText('Link copied: Musaafer')).toBeInViewport({
      timeout: 500,
    })
  }).toPass()
  expect(await clipboard(page)).toBe(`${baseURL}/restaurants#musaafer-houston`)
  await page.goto('/')
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  const card = page.getByRole('article', { name: 'Musaafer' })
  await expect(card).toBeInViewport()
  await expect(card).toHaveCSS('outline-style', 'solid')
})

test('a link copied twice is said twice', async ({ page }) => {
  await open(page, '/restaurants')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const text = target.textContent ?? ''
        if (text.startsWith('Link copied')) {
          said.push(text)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const readSaid = () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[])
  await copyOf(page, 'Semma').click()
  await expect.poll(readSaid).toEqual(['Link copied: Semma'])
  await copyOf(page, 'Semma').click()
  await expect.poll(readSaid).toEqual(['Link copied: Semma', 'Link copied: Semma'])
})

test('where a page may not copy, the link is there to be copied by hand', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  await open(page, '/restaurants')
  await copyOf(page, 'Semma').click()
  await expect(
    page.getByRole('status').getByText(`It is ${baseURL}/restaurants#semma-new-york`),
  ).toBeInViewport()
})

test('an anchor outside the filter goes to the list that has its card', async ({ page }) => {
  await page.goto('/restaurants?state=CA#thattu-chicago')
  await expect(page).toHaveURL('/restaurants#thattu-chicago')
  const card = page.getByRole('article', { name: 'Thattu' })
  await expect(card).toBeInViewport()
  await expect(card).toHaveCSS('outline-style', 'solid')
})

test('an anchor does not hold on to the list when the visitor searches on', async ({ page }) => {
  await page.goto('/restaurants#thattu-chicago')
  await expect(async () => {
    await page.locator('body').press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 250 })
  }).toPass()
  await page.getByRole('searchbox').pressSequentially('semma', { delay: 50 })
  await expect(page).toHaveURL('/restaurants?query=semma')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('every card leads to its place in a map', async ({ page }) => {
  await page.goto('/restaurants')
  const links = page.getByRole('link', { name: /^Directions to / })
  await expect(links).toHaveCount(50)
  const link = page.getByRole('link', { name: /^Directions to Semma/ })
  await expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Semma%2C+New+York%2C+NY',
  )
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
