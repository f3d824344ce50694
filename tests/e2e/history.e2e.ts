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

test('a filtered view survives a reload', async ({ page }) => {
  await open(page, '/restaurants')
  await tab(page, 'NY').click()
  await box(page).fill('new york')
  await expectView(page, filtered)
  await page.reload()
  await expectView(page, filtered)
  await waitForHydration(page)
  await expectView(page, filtered)
})

test('a filtered view opens from a bookmark in a browser that has never been here', async ({
  page,
}) => {
  await page.goto(filtered.url)
  await expectView(page, filtered)
  await waitForHydration(page)
  await expectView(page, filtered)
})

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
  await expectView(page, typed)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expectView(page, typed)
  await page.goForward()
  await expectView(page, cleared)
  await page.goForward()
  await expectView(page, elsewhere)
})

test('after Back the box can be typed in as before', async ({ page }) => {
  await open(page, '/restaurants')
  await box(page).pressSequentially('semma')
  await tab(page, 'NY').click()
  await expect(page).toHaveURL('/restaurants?state=NY&query=semma')
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?query=semma')
  await box(page).fill('chicago')
  await expect(page).toHaveURL('/restaurants?query=chicago')
  await expect(box(page)).toHaveValue('chicago')
  await box(page).fill('semma')
  await expect(page).toHaveURL('/restaurants?query=semma')
  await expect(box(page)).toHaveValue('semma')
})

test('Back to a long list returns to the same place in it, with the focus on the same link', async ({
  page,
}) => {
  await open(page, '/restaurants?state=NY')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await link.focus()
  // Waits for the scroll event, which comes with a frame: a person is not faster.
  await seeFrames(page)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/restaurants?state=NY')
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('choosing a state leaves the page where it is scrolled to, and the focus on the tab', async ({
  page,
}) => {
  await open(page, '/restaurants')
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  await tab(page, 'NY').click()
  await expect(page).toHaveURL('/restaurants?state=NY')
  await expect(cards(page)).toHaveCount(inNewYork.length)
  await expect(tab(page, 'NY')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)
})

test('the blog goes Back and Forward with box, badge and list', async ({ page }) => {
  const badge = page
    .getByRole('navigation', { name: 'Filter by category' })
    .getByRole('link', { name: 'Education', exact: true })
  const inEducation = findArticles({ category: 'Education' })

  await open(page, '/blog')
  await box(page).fill('pepper')
  await expect(page).toHaveURL('/blog?query=pepper')
  await badge.click()
  await expect(page).toHaveURL('/blog?category=Education&query=pepper')
  await box(page).fill('')
  await expect(page).toHaveURL('/blog?category=Education')
  await expect(cards(page)).toHaveCount(inEducation.length)
  await page.goBack()
  await expect(page).toHaveURL('/blog?query=pepper')
  await expect(box(page)).toHaveValue('pepper')
  await expect(badge).not.toHaveAttribute('aria-current')
  await page.goForward()
  await expect(badge).toHaveAttribute('aria-current', 'page')
  await expect(box(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(inEducation.length)
})

test('who scrolls before the script is there stays where they are', async ({ page }) => {
  const releaseScript = await holdScript(page)
  await page.goto('/blog/tandoor-mastery', { waitUntil: 'domcontentloaded' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await releaseScript()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(place)
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

test('Back leads to where one had read on from a part of the page', async ({ page }) => {
  await open(page, '/blog/spice-route-guide')
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2).click()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(1000)
  const place = await page.evaluate(() => {
    scrollBy(0, 500)
    return Math.round(scrollY)
  })
  await seeFrames(page)
  // Not a click of the mouse, which would scroll to the link.
  await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
})

test('Back while the page is hydrated shows the view before', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    const turns = sessionStorage.getItem('back-after')
    sessionStorage.removeItem('back-after')
    if (turns !== null) {
      // React renders in turns of the event loop that it asks for in the same way.
      const { port1, port2 } = new MessageChannel()
      let left = Number(turns)
      port1.addEventListener('message', () => (left-- > 0 ? port2.postMessage('') : history.back()))
      port1.start()
      addEventListener('scripts-loaded', () => port2.postMessage(''))
    }
  })
  for (const turns of [0, 1, 3, 9]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await open(page, '/restaurants')
    await tab(page, 'TX').click()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await tab(page, 'NY').click()
    await expect(page).toHaveURL('/restaurants?state=NY')
    await page.evaluate((after) => sessionStorage.setItem('back-after', String(after)), turns)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    await expect(page).toHaveURL('/restaurants?state=TX')
    await expect(cards(page)).toHaveCount(findRestaurants({ state: 'TX' }).length)
    await waitForHydration(page)
  }
})
