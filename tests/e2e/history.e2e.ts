import type { Page } from '@playwright/test'
import { findRestaurants, known, restaurants } from './content.ts'
import { cards, searchBox, stateLink } from './list-page.ts'
import { expect, delayScript, open, waitForFrames, test, waitForHydration } from './test.ts'

async function expectView(page: Page, view: typeof typed): Promise<void> {
  await expect(page).toHaveURL(view.url)
  await expect(searchBox(page)).toHaveValue(view.text)
  await expect(stateLink(page, view.state)).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(view.cards)
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const text = known.name
const all = { url: '/restaurants', text: '', state: 'All', cards: restaurants.length }
const typed = { url: `/restaurants?query=${text}`, text, state: 'All', cards: 1 }
const inNewYork = findRestaurants({ state: 'NY' }).length
const inCalifornia = findRestaurants({ state: 'CA' }).length

test('Back and Forward go through the chosen states, with box, link and list', async ({ page }) => {
  const inState = { ...typed, url: `/restaurants?state=NY&query=${text}`, state: 'NY' }
  const cleared = { url: '/restaurants?state=NY', text: '', state: 'NY', cards: inNewYork }
  const elsewhere = { url: '/restaurants?state=CA', text: '', state: 'CA', cards: inCalifornia }

  await open(page, '/')
  await page.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expectView(page, all)
  await searchBox(page).pressSequentially(text)
  await expectView(page, typed)
  await stateLink(page, 'NY').click()
  await expectView(page, inState)
  await searchBox(page).fill('')
  await expectView(page, cleared)
  await stateLink(page, 'CA').click()
  await expectView(page, elsewhere)

  for (const view of [cleared, inState, typed]) {
    await page.goBack()
    await expectView(page, view)
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  for (const view of [typed, inState, cleared, elsewhere]) {
    await page.goForward()
    await expectView(page, view)
  }

  await page.evaluate(() => history.go(-3))
  await expectView(page, typed)
})

test('hydration scrolls nothing, Back returns to where a visitor had read on', async ({ page }) => {
  const releaseScript = await delayScript(page)
  await page.goto('/blog/spice-route-guide', { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded()
  const before = await place(page)
  expect(before).toBeGreaterThan(1000)
  await releaseScript()
  expect(await place(page)).toBe(before)

  const contents = page.getByRole('navigation', { name: 'In this article' })
  const goToAboutAndBack = async () => {
    // Not by a click of the mouse, which would scroll to the link.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await page.goBack()
    await expect(contents).toBeAttached()
  }
  await goToAboutAndBack()
  await expect.poll(() => place(page)).toBe(before)

  await page.evaluate(() => scrollTo(0, 0))
  await contents.getByRole('link').nth(2).click()
  await expect.poll(() => place(page)).toBeGreaterThan(1000)
  await page.evaluate(() => scrollBy(0, 500))
  const readTo = await place(page)
  await waitForFrames(page)
  await goToAboutAndBack()
  await expect.poll(() => place(page)).toBe(readTo)
})

test('Back to a searched list finds its place in a new document, too', async ({ page }) => {
  await page.addInitScript(() => {
    const read = () => Object.assign(window, { onceShown: history.scrollRestoration })
    addEventListener('pageshow', () => setTimeout(read))
  })
  for (const path of ['/restaurants?query=new', '/blog?query=spice']) {
    await open(page, path)
    await page.evaluate(() => scrollTo(0, 700))
    await waitForFrames(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    await link.dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    // Else WebKit would not scroll: it does so last of all.
    expect(await page.evaluate(() => Reflect.get(window, 'onceShown'))).toBe('auto')
    await page.goBack()
    await expect.poll(() => place(page)).toBe(700)
    await expect(link).toBeFocused()
  }
})

test('Back before the script arrives opens the view before, with its data alone', async ({
  page,
}) => {
  const reloadAndGoBackTo = async (view: typeof typed) => {
    const release = await delayScript(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(searchBox(page)).toHaveValue(view.text)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(view.url)
    await release()
    await waitForFrames(page)
    await expectView(page, view)
  }
  await open(page, '/restaurants')
  await stateLink(page, 'CA').click()
  await expect(page).toHaveURL('/restaurants?state=CA')
  await reloadAndGoBackTo(all)
  const data = await page.locator('script[type$=json]').allTextContents()
  expect(data).toEqual([expect.stringContaining(`"numberOfItems":${restaurants.length}`)])

  await searchBox(page).fill(text)
  await expect(page).toHaveURL(typed.url)
  await stateLink(page, 'NY').click()
  await expect(page).toHaveURL(`/restaurants?state=NY&query=${text}`)
  await reloadAndGoBackTo(typed)
})
