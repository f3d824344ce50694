import type { Page } from '@playwright/test'
import { sayFound } from './content.ts'
import { expect, open, readAddress, stopTheClock, test } from './test.ts'

const searchBox = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('#results > ul').getByRole('article')

test('choosing a state keeps the text and the place on the page, and Back restores a text typed just before', async ({
  page,
}) => {
  await open(page, '/restaurants?query=kitchen')
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await page.getByRole('link', { name: /^FL/ }).click()
  await expect(page).toHaveURL('/restaurants?state=FL&query=kitchen')
  await expect(page.getByRole('link', { name: /^FL/ })).toBeFocused()
  await expect(
    page.getByText(sayFound({ query: 'kitchen', state: 'FL' }), { exact: true }),
  ).toBeVisible()
  await expect(searchBox(page)).toHaveValue('kitchen')
  expect(await page.evaluate(() => scrollY)).toBe(150)

  await test.step('a text typed just before leaving is there again on Back', async () => {
    await page.getByRole('link', { name: /^TX/ }).click()
    await searchBox(page).fill('')
    await expect(page).toHaveURL('/restaurants?state=TX')
    await searchBox(page).pressSequentially('kiran')
    const about = page.getByRole('link', { name: 'About', exact: true }).first()
    await about.click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/restaurants?state=TX&query=kiran')
    await expect(searchBox(page)).toHaveValue('kiran')
    await expect(cards(page)).toHaveCount(1)
    await expect(about).toBeFocused()
  })
})

test('the same view has one URL, and it reads the same after a reload and in another tab', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants?state=tx&foo=1&query=%20Kiran%E2%80%99s%20')
  const url = page.url()
  expect(new URL(url).search).toBe('?state=TX&query=Kiran%E2%80%99s')
  await page.reload()
  expect(page.url()).toBe(url)
  await expect(cards(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('Kiran’s')
  await expect(page.getByRole('link', { name: /^TX/ })).toHaveAttribute('aria-current', 'page')
  const other = await context.newPage()
  await open(other, url)
  await expect(cards(other)).toHaveCount(1)
  await expect(searchBox(other)).toHaveValue('Kiran’s')

  await test.step('what is typed is in the URL before a key of the browser leaves the view', async () => {
    // Stopped, so that the write does not happen by itself after a while.
    await stopTheClock(other)
    await searchBox(other).press('End')
    await searchBox(other).pressSequentially(' in')
    expect(other.url()).toBe(url)
    await other.keyboard.down('Alt')
    await expect
      .poll(() => readAddress(other))
      .toBe('/restaurants?state=TX&query=Kiran%E2%80%99s+in')
    await other.keyboard.up('Alt')
  })
})
