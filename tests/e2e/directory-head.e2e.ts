import type { Page } from '@playwright/test'
import { nameState } from '#src/domain/restaurant/us-states.ts'
import { known, listOfTwo, states } from './content.ts'
import { results, searchBox, stateFilter, stateLink } from './list-page.ts'
import { setStyle, textSpacing } from './lost-text.ts'
import { expect, delayScript, markDocument, open, test } from './test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

const picker = (page: Page) => page.getByRole('combobox', { name: 'State' })
const key = (page: Page) =>
  page.getByText(/^One \$ is the cheapest of four price levels/).filter({ visible: true })

test('the first card begins in the first window at every size, and a key explains the signs', async ({
  page,
}) => {
  const card = page.locator('#results article:visible').first()
  const expectCardInWindow = async (search: string) => {
    await expect(page).toHaveURL(`/restaurants${search}`)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 0))
    for (const [width, height, top, topFiltered] of [
      [360, 740, 700, 620],
      [390, 844, 700, 620],
      [844, 390, 350, 395],
      [768, 1024, 620, 620],
      [1280, 720, 660, 690],
      [1440, 900, 780, 790],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { y } = await card.evaluate((element) => element.getBoundingClientRect())
      const limit = search === '' ? top : topFiltered
      expect.soft(y, `${search} at ${width} × ${height}`).toBeLessThanOrEqual(limit)
    }
  }
  await open(page, '/restaurants')
  await expectCardInWindow('')
  const readPlace = () => stateFilter(page).boundingBox()
  const place = await readPlace()
  await stateLink(page, 'NY').click()
  await expectCardInWindow('?state=NY')
  expect(await readPlace()).toEqual(place)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Cuisine' }).selectOption('Indian')
  await expectCardInWindow('?cuisine=Indian')
  for (const opened of [listOfTwo, '?award=michelin.james-beard', '?query=dosa']) {
    await open(page, `/restaurants${opened}`)
    await expectCardInWindow(opened)
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Legend of the signs on the cards' }).click()
  await expect(key(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(key(page)).toHaveCount(0)

  // A laptop zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 200 })
  await page.getByRole('button', { name: 'Legend of the signs on the cards' }).click()
  await expect(page.getByRole('heading', { name: 'Legend' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(searchBox(page), 'which would take half of the window').not.toBeInViewport()
})

test('the search box stays in the window, lies on top of the cards and covers nothing that has the focus', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const focused = page.locator(':focus')
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    await page.getByRole('article').nth(12).getByRole('link').focus()
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('article').nth(30).scrollIntoViewIfNeeded()
    await page.keyboard.press('Shift+Tab')
    await expect(focused).toBeInViewport({ ratio: 1 })
    expect(await focused.evaluate(isOnTop)).toBe(true)
    // Odd, so that other parts of the cards come below the box each time.
    for (let top = 1000; top < 2000; top += 137) {
      await page.evaluate((place) => scrollTo(0, place), top)
      expect(await page.getByRole('search').evaluate(isOnTop), `scrolled to ${top}`).toBe(true)
    }
  }

  // Its shortcut scrolls nothing, the first key to the list, no other key further.
  const readTop = async () =>
    Math.round(await results(page).evaluate((list) => list.getBoundingClientRect().top))
  const top = await readTop()
  await page.keyboard.press('Control+k')
  await expect(searchBox(page)).toBeFocused()
  expect(await readTop()).toBe(top)
  await page.keyboard.press('a')
  await expect.poll(readTop).toBeGreaterThan(0)
  const start = await readTop()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/query=an$/)
  expect(await readTop()).toBe(start)
  await searchBox(page).fill(known.name)
  await expect(page.getByRole('article', { name: known.name })).toBeInViewport()

  // Help has fewer rows above it.
  await page.setViewportSize(phone)
  await searchBox(page).fill('')
  await page.evaluate(() => scrollTo(0, 2500))
  await searchBox(page).fill('biryani')
  await expect.poll(() => page.locator('#help').evaluate(isOnTop)).toBe(true)
})

/** Runs in the page: nothing else is at nine points of the element. */
function isOnTop(element: HTMLElement | SVGElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.05, 0.5, 0.95]
  return parts.every((x) =>
    parts.every((y) =>
      element.contains(document.elementFromPoint(left + width * x, top + height * y)),
    ),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a native control has the chosen state and all others by full name, in the order of names', async ({
    page,
  }) => {
    await open(page, '/restaurants?price=2&query=a')
    const expectSameDocument = await markDocument(page)
    await expect(picker(page).getByRole('option')).toHaveText([
      'State: All',
      ...states
        .map((state) => nameState(state))
        .toSorted()
        .map((name) => new RegExp(`^${name} \\(\\d+\\)$`)),
    ])
    await picker(page).focus()
    const length = await page.evaluate(() => history.length)
    await page.keyboard.type('Tex')
    await expect(page).toHaveURL('/restaurants?state=TX&price=2&query=a')
    expect(await page.evaluate(() => history.length)).toBe(length + 1)
    await expect(picker(page)).toHaveValue('TX')
    await expect(picker(page)).toBeFocused()
    await page.getByRole('link', { name: 'Remove filter: Texas' }).click()
    await expect(picker(page)).toHaveValue('All')
    await page.goBack()
    await expect(picker(page)).toHaveValue('TX')
    await expectSameDocument()
  })

  test('a picker has room for wider text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/restaurants')
    const readWidth = async (css: string) => {
      await setStyle(page, textSpacing + css)
      return page.getByRole('combobox', { name: 'Cuisine' }).evaluate((one) => one.clientWidth)
    }
    const natural = await readWidth('main select { inline-size: max-content !important }')
    expect(await readWidth('')).toBeGreaterThanOrEqual(natural)
  })

  test('text and state from before the script arrives open their view', async ({ page }) => {
    const release = await delayScript(page)
    await page.goto('/restaurants?price=2', { waitUntil: 'commit' })
    await searchBox(page).fill('queens')
    await picker(page).selectOption('NY')
    await expect(page.getByText('Copy link')).toBeHidden()
    await expect(page.getByTitle('Switch to light theme')).toBeHidden()
    await release()
    await expect(page).toHaveURL('/restaurants?state=NY&price=2&query=queens')
    await expect(page.getByText('Copy link')).toBeVisible()
    await expect(picker(page)).toHaveValue('NY')
    await expect(searchBox(page)).toHaveValue('queens')
  })

  test('the row of states scrolls to the chosen one, without empty states', async ({ page }) => {
    await open(page, `/restaurants?state=${states.at(-1)}`)
    const links = stateFilter(page).getByRole('link')
    await expect(links.last()).toHaveAttribute('aria-current', 'page')
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollX)).toBe(0)

    await page.getByRole('link', { name: /^Remove filter/ }).click()
    await expect(picker(page).getByRole('option', { selected: true })).toHaveText('State: All')
    await expect(picker(page)).toBeInViewport({ ratio: 1 })
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(links.last()).not.toBeInViewport()

    await searchBox(page).fill('houston')
    const items = stateFilter(page).getByRole('listitem')
    await expect(items.filter({ visible: true })).toHaveText([/^All/, /^TX/])
    await expect(items.getByText('TX', { exact: true })).toBeVisible()
    await searchBox(page).press('Enter')
    await expect(results(page), 'so that the keyboard closes').toBeFocused()
    const options = picker(page).getByRole('option')
    await expect(options).toHaveCount(states.length + 1)
    await expect(options.and(page.locator(':enabled'))).toHaveText(['State: All', /^Texas/])
  })
})
