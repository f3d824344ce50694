import type { Page } from '@playwright/test'
import { findRestaurants, restaurants, sayFound } from './content.ts'
import { expect, open, readAddress, seeFrames, stopTheClock, test } from './test.ts'

const searchBox = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('#results > ul').getByRole('article')

test('Back and Forward walk through chosen states only, and restore box, tab and list', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await searchBox(page).pressSequentially('in')
  await page.getByRole('link', { name: /^TX/ }).click()
  await expect(page).toHaveURL('/restaurants?state=TX&query=in')
  await searchBox(page).fill('houston')
  await page.getByRole('link', { name: /^CA/ }).click()
  await expect(page).toHaveURL('/restaurants?state=CA&query=houston')
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?state=TX&query=houston')
  await expect(searchBox(page)).toHaveValue('houston')
  await expect(page.getByRole('link', { name: /^TX/ })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(findRestaurants({ query: 'houston', state: 'TX' }).length)
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?query=in')
  await expect(searchBox(page)).toHaveValue('in')
  await expect(page.getByRole('link', { name: /^All states/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('houston')
  await expect(cards(page)).toHaveCount(findRestaurants({ query: 'houston', state: 'TX' }).length)

  await test.step('Back while a write is pending drops what was not yet in the URL', async () => {
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/restaurants')
    await page.getByRole('link', { name: /^TX/ }).click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await searchBox(page).focus()
    await page.keyboard.type('zzz')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/restaurants')
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(restaurants.length)
    // Meanwhile a late write of the old text would show.
    await searchBox(page).pressSequentially('semma')
    await expect(page).toHaveURL('/restaurants?query=semma')
  })
})

test('choosing a state keeps the text and the place on the page, and Back restores text and place', async ({
  page,
}) => {
  await open(page, '/restaurants?query=kitchen')
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await page.getByRole('link', { name: /^FL/ }).click()
  await expect(page).toHaveURL('/restaurants?state=FL&query=kitchen')
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

  await test.step('Back restores the scroll position of a filtered list', async () => {
    await page.getByRole('link', { name: 'Clear all' }).click()
    await searchBox(page).fill('new')
    await expect(page).toHaveURL('/restaurants?query=new')
    await page.evaluate(() => scrollTo(0, 900))
    await seeFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(900)
    // Not a click of the mouse, which would scroll to the link.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About' })
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/restaurants?query=new')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY / 20))).toBe(45)
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
