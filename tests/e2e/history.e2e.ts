import type { Page } from '@playwright/test'
import { findArticles, findRestaurants, restaurants } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, seeFrames, test } from './test.ts'

const box = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const tab = (page: Page, state: string) =>
  page
    .getByRole('navigation', { name: 'Filter by state' })
    .getByRole('link', { name: new RegExp(`^${state}\\b`) })

async function expectView(
  page: Page,
  view: { url: string; text: string; state: string; cards: number },
): Promise<void> {
  await expect(page).toHaveURL(view.url)
  await expect(box(page)).toHaveValue(view.text)
  await expect(tab(page, view.state)).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(view.cards)
}

const inNewYork = findRestaurants({ state: 'NY' })
const filtered = {
  url: '/restaurants?state=NY&query=new+york',
  text: 'new york',
  state: 'NY',
  cards: inNewYork.length,
}

test('Back and Forward go through the chosen states, with box, tab and list', async ({ page }) => {
  const all = { url: '/restaurants', text: '', state: 'All', cards: restaurants.length }
  const typed = { url: '/restaurants?query=semma', text: 'semma', state: 'All', cards: 1 }
  const inState = { url: '/restaurants?state=NY&query=semma', text: 'semma', state: 'NY', cards: 1 }
  const cleared = { url: '/restaurants?state=NY', text: '', state: 'NY', cards: inNewYork.length }
  const elsewhere = {
    url: '/restaurants?state=CA',
    text: '',
    state: 'CA',
    cards: findRestaurants({ state: 'CA' }).length,
  }

  await open(page, '/')
  await page.getByRole('link', { name: 'Explore Restaurants' }).click()
  await expectView(page, all)
  await box(page).pressSequentially('semma')
  await expectView(page, typed)
  await tab(page, 'NY').click()
  await expectView(page, inState)
  await box(page).fill('')
  await expectView(page, cleared)
  await tab(page, 'CA').click()
  await expectView(page, elsewhere)

  await page.goBack()
  await expectView(page, cleared)
  await page.goBack()
  await expectView(page, inState)
  await page.goBack()
  await expectView(page, typed)
  await page.goBack()
  await expect(page).toHaveURL('/')
  for (const view of [typed, inState, cleared, elsewhere]) {
    await page.goForward()
    await expectView(page, view)
  }

  await page.evaluate(() => history.go(-3))
  await expectView(page, typed)
  await test.step('after Back the box can be typed in as before', async () => {
    for (const text of ['chicago', 'semma']) {
      await box(page).fill(text)
      await expect(page).toHaveURL(`/restaurants?query=${text}`)
      await expect(box(page)).toHaveValue(text)
    }
  })
  await test.step('Back while a write is pending drops what was not yet in the URL', async () => {
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/restaurants')
    await tab(page, 'TX').click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await box(page).focus()
    await page.keyboard.type('zzz')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/restaurants')
    await expect(box(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(restaurants.length)
    // Meanwhile a late write of the old text would show.
    await box(page).pressSequentially('semma')
    await expect(page).toHaveURL('/restaurants?query=semma')
  })
})

test('Back leads to the place and the view where one had gone on', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await open(page, '/restaurants?state=NY')

  await test.step('in a long list, with the focus on the same link', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    await link.focus()
    // Waits for the scroll event, which comes with a frame: a person is not faster.
    await seeFrames(page)
    const before = await place()
    expect(before).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/restaurants?state=NY')
    await expect(link).toBeFocused()
    await expect.poll(place).toBe(before)
  })

  await test.step('in the blog, with box, badge and list, and Forward too', async () => {
    const inEducation = findArticles({ category: 'Education' })
    const badge = page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name: 'Education', exact: true })
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    await box(page).fill('pepper')
    await expect(page).toHaveURL('/blog?query=pepper')
    await badge.click()
    await expect(page).toHaveURL('/blog?category=Education&query=pepper')
    await box(page).fill('')
    await expect(page).toHaveURL('/blog?category=Education')
    await expect(cards(page)).toHaveCount(inEducation.length)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/blog?query=pepper')
    await expect(box(page)).toHaveValue('pepper')
    await expect(badge).not.toHaveAttribute('aria-current')
    await page.evaluate(() => history.go(2))
    await expect(badge).toHaveAttribute('aria-current', 'page')
    await expect(box(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(inEducation.length)
  })
})

test('who scrolls before the script is there stays, and Back leads to where one had read on', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  const releaseScript = await holdScript(page)
  await page.goto('/blog/spice-route-guide', { waitUntil: 'domcontentloaded' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await place()
  expect(before).toBeGreaterThan(1000)
  await releaseScript()
  await waitForHydration(page)
  expect(await place()).toBe(before)

  await test.step('from a part of the page', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2).click()
    await expect.poll(place).toBeGreaterThan(1000)
    await page.evaluate(() => scrollBy(0, 500))
    const readTo = await place()
    await seeFrames(page)
    // Not a click of the mouse, which would scroll to the link.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('navigation', { name: 'In this article' })).toBeAttached()
    await expect.poll(place).toBe(readTo)
  })
})

test('Back before the script arrives leads to the view before', async ({ page }) => {
  await open(page, '/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Best Indian/ })
    .click()
  await box(page).fill('dosa')
  await expect(page).toHaveURL('/restaurants?query=dosa')
  await box(page).fill('new york')
  await expect(page).toHaveURL('/restaurants?query=new+york')
  await tab(page, 'NY').click()
  await expectView(page, filtered)

  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(box(page)).toHaveValue('new york')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/restaurants?query=new+york')
  await release()
  await expectView(page, { ...filtered, url: '/restaurants?query=new+york', state: 'All' })
  await waitForHydration(page)

  const releaseAgain = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(box(page)).toHaveValue('new york')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about')
  await releaseAgain()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One long argument')
  await waitForHydration(page)
})
