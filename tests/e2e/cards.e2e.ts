import type { Page } from '@playwright/test'
import { restaurants } from './content.ts'
import {
  expect,
  expectSameDocument,
  markDocument,
  open,
  readAddress,
  seeFrames,
  test,
} from './test.ts'

const widths = [256, 320, 360, 480, 620, 768, 860, 1024, 1280, 1920]

/** Gives the first and the last card of the page the longest words that any card has. */
async function useLongestFacts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')]
    const parts = ['h2, h3', 'p > span:not([class*=city])', 'p', 'dd', 'a']
    const longest = parts.map(
      (part) =>
        cards
          .flatMap((card) => [...card.querySelectorAll(part)].map((one) => one.textContent))
          .toSorted((a, b) => b.length - a.length)[0] ?? '',
    )
    for (const card of [cards[0], cards.at(-1)]) {
      for (const [index, part] of parts.entries()) {
        for (const one of card?.querySelectorAll(part) ?? []) {
          if (one.children.length === 0) {
            one.textContent = longest[index] ?? ''
          }
        }
      }
    }
  })
}

test('a card holds the longest facts at every width', async ({ page }) => {
  for (const path of ['/', '/restaurants']) {
    await open(page, path)
    await useLongestFacts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('article :is(h2, h3, p, a, b, dd, span)')]
          .filter((one) => one.checkVisibility() && !one.closest('[data-filled]'))
          .filter((one) => !one.matches('a > span, [class*=hidden], [class*=label]'))
          .filter((one) => {
            const card = one.closest('article')?.getBoundingClientRect()
            return card && one.getBoundingClientRect().right > card.right + 1
          })
          .map((one) => one.textContent),
      )
      expect(outside, `${path} at ${width} px`).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    }
  }
})

test('fifty cards are calm: few tags, low on a phone, and the last lines of a row are level', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/restaurants')
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
  // A cell that was never in sight has no height of its own.
  await page.locator('#results > ul').evaluate((list) => list.removeAttribute('data-lazy'))
  const measured = await cards.evaluateAll((all) =>
    all.map((card) => ({
      height: card.getBoundingClientRect().height,
      tags: card.querySelectorAll('*').length + 1,
      stops: card.querySelectorAll('a, button, [tabindex="0"]').length,
    })),
  )
  expect(measured).toHaveLength(restaurants.length)
  expect(measured.filter(({ tags, stops }) => tags > 20 || stops !== 2)).toEqual([])
  const total = measured.reduce((sum, { height }) => sum + height, 0)
  expect(total / measured.length).toBeLessThanOrEqual(300)

  await page.setViewportSize({ width: 1440, height: 900 })
  const ends = await cards.evaluateAll((all) =>
    all.map((card) => ({
      top: Math.round(card.getBoundingClientRect().top),
      end: Math.round(card.querySelector('button')?.getBoundingClientRect().bottom ?? 0),
    })),
  )
  const rows = new Map(ends.map(({ top, end }) => [top, end]))
  expect(rows.size).toBe(Math.ceil(restaurants.length / 3))
  expect(ends.filter(({ top, end }) => rows.get(top) !== end)).toEqual([])

  const unconfirmed = restaurants.filter(({ unconfirmedSince }) => unconfirmedSince !== undefined)
  await expect(cards.getByText(/^Last confirmed \d{4}$/)).toHaveText(
    unconfirmed.map(({ unconfirmedSince }) => `Last confirmed ${unconfirmedSince}`),
  )
})

test('the whole card leads to the page of the restaurant, and Back to the same place in the same view', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const view of ['/restaurants?state=NY', '/restaurants', '/']) {
    await open(page, view)
    await markDocument(page)
    const card = page.getByRole('article', { name: view === '/' ? 'Musaafer' : 'Cardamom' })
    const name = card.getByRole('heading').getByRole('link')
    const text = card.getByRole('paragraph').nth(2)
    await text.scrollIntoViewIfNeeded()
    await seeFrames(page)
    const y = await place()
    expect(y).toBeGreaterThan(200)
    await text.click()
    await expect(page).toHaveURL(/\/restaurants\/(?:cardamom-queens|musaafer-houston)$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(view)
    await expect(name).toBeFocused()
    await expect.poll(place).toBe(y)
    await expect(text).toBeInViewport()
    await expectSameDocument(page)
  }
})

test("the mouse selects a card's text, and a click with Control opens a tab", async ({
  page,
  context,
}) => {
  await open(page, '/restaurants')
  const card = page.getByRole('article', { name: 'Semma' })
  const box = await card.getByRole('paragraph').nth(2).boundingBox()
  const { x, y, width } = box ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 2, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 12, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(10)
  expect(readAddress(page)).toBe('/restaurants')

  const opened = context.waitForEvent('page')
  await card.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/restaurants/semma-new-york')
  expect(readAddress(page)).toBe('/restaurants')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole card leads to the page too', async ({ page }) => {
    await page.goto('/restaurants')
    await page.getByRole('article', { name: 'Semma' }).click()
    await expect(page).toHaveURL('/restaurants/semma-new-york')
  })
})
