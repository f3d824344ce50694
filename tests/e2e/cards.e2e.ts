import type { Page } from '@playwright/test'
import { first, restaurants } from './content.ts'
import { expect, expectSameDocument, markDocument, open, readAddress, test } from './test.ts'

const widths = [256, 320, 360, 480, 620, 768, 860, 1024, 1280, 1920]

/** Gives the first and the last card of the page the longest words that any card has. */
async function useLongestFacts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')]
    const parts = ['h2, h3', 'p > span', 'p', 'dd', 'a']
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

test('a card stays a card on a phone, and the last lines of a row stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/restaurants')
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(heights).toHaveLength(restaurants.length)
  // None fills more than two thirds of the window.
  expect(Math.max(...heights)).toBeLessThanOrEqual((844 * 2) / 3)

  await page.setViewportSize({ width: 1440, height: 900 })
  const ends = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top } = card.getBoundingClientRect()
      const links = card.querySelector('a[data-copy]')?.getBoundingClientRect()
      return { top: Math.round(top), end: Math.round(links?.bottom ?? 0) }
    }),
  )
  const rows = new Map(ends.map(({ top, end }) => [top, end]))
  expect(rows.size).toBe(Math.ceil(restaurants.length / 3))
  expect(ends.filter(({ top, end }) => rows.get(top) !== end)).toEqual([])

  // What no source has confirmed for long is said, and the note says what that means.
  const unconfirmed = restaurants.filter(({ unconfirmedSince }) => unconfirmedSince !== undefined)
  await expect(page.getByRole('article').getByText(/^Last confirmed \d{4}$/)).toHaveText(
    unconfirmed.map(({ unconfirmedSince }) => `Last confirmed ${unconfirmedSince}`),
  )
  const key = page
    .getByText('$ to $$$$: from a counter lunch to a tasting menu.')
    .filter({ visible: true })
  await expect(key).toContainText(
    'NEW: opened in the two years before the update. “Last confirmed”: the year in which a source last named the place.',
  )

  await test.step('a card leads to the article that names the place, without loading a page anew', async () => {
    await markDocument(page)
    const card = page.getByRole('article', { name: first(restaurants).name })
    const link = card.getByRole('link', { name: /^“/ }).first()
    const title = (await link.innerText()).slice(1, -1)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectSameDocument(page)
  })
})

test('the name of a card leads to the card, in the view that is open', async ({ page }) => {
  const nameLink = (name: string) =>
    page.getByRole('article', { name }).getByRole('heading').getByRole('link', { name })
  const dhamaka = page.getByRole('article', { name: 'Dhamaka' })
  await open(page, '/restaurants?state=NY')
  await markDocument(page)
  await nameLink('Dhamaka').click()
  expect(readAddress(page)).toBe('/restaurants?state=NY#dhamaka-new-york')
  await expect(dhamaka).toBeInViewport()

  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.getByRole('searchbox').fill('dhamka')
  await nameLink('Dhamaka').click()
  await expect(page).toHaveURL('/restaurants#dhamaka-new-york')
  await expect(dhamaka).toBeFocused()

  await page.getByRole('link', { name: 'Pattal, home' }).click()
  await expect(page.getByRole('heading', { name: /^Where the / })).toBeVisible()
  await nameLink('Dhamaka').press('Enter')
  await expect(page).toHaveURL('/restaurants#dhamaka-new-york')
  await expect(dhamaka).toBeInViewport()
  await page.goBack()
  await expect(nameLink('Dhamaka')).toBeFocused()
  await expectSameDocument(page)
})
