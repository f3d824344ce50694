import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const copyOf = (page: Page, name: string) => page.getByRole('link', { name: `Link to ${name}` })

test('the link to a view is copied, and it is said what was copied', async ({ page, baseURL }) => {
  await page.goto('/restaurants?query=houston&state=TX')
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(
      page.getByRole('status').getByText(/Link to “4 restaurants found in TX/),
    ).toBeAttached({ timeout: 500 })
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
    await expect(page.getByRole('status').getByText('Link to Musaafer copied.')).toBeAttached({
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
