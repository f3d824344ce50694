import type { Page } from '@playwright/test'
import { restaurants } from './content.ts'
import { cards, heading } from './list-page.ts'
import {
  expect,
  expectSameDocument,
  markDocument,
  open,
  readAddress,
  waitForFrames,
  waitForWholePage,
  test,
} from './test.ts'

const widths = [256, 320, 360, 480, 620, 768, 860, 1024, 1280, 1920]

test('cards are low on a phone, end level in each row, and fit the longest facts at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/restaurants')
  await waitForWholePage(page)
  const measure = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => ({
        top: Math.round(card.getBoundingClientRect().top),
        height: card.getBoundingClientRect().height,
        end: Math.round(card.querySelector('button')?.getBoundingClientRect().bottom ?? 0),
      })),
    )
  const onPhone = await measure()
  expect(onPhone).toHaveLength(restaurants.length)
  const total = onPhone.reduce((sum, { height }) => sum + height, 0)
  expect(total / onPhone.length).toBeLessThanOrEqual(300)

  await page.setViewportSize({ width: 1440, height: 900 })
  const onDesktop = await measure()
  const rows = new Map(onDesktop.map(({ top, end }) => [top, end]))
  expect(rows.size).toBe(Math.ceil(restaurants.length / 3))
  expect(onDesktop.filter(({ top, end }) => rows.get(top) !== end)).toEqual([])

  await expectLongestFactsFit(page)
  await open(page, '/')
  await expectLongestFactsFit(page)
})

test('the whole card opens the page of the restaurant, and Back returns to its place in the view', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [view, name, path] of [
    ['/restaurants?state=NY', 'Cardamom', '/restaurants/cardamom-queens'],
    ['/', 'Musaafer', '/restaurants/musaafer-houston'],
  ] as const) {
    await open(page, view)
    await markDocument(page)
    const card = page.getByRole('article', { name })
    const text = card.getByRole('paragraph').nth(2)
    await text.scrollIntoViewIfNeeded()
    await waitForFrames(page)
    const y = await place()
    expect(y).toBeGreaterThan(200)
    await text.click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(view)
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
    await expect.poll(place).toBe(y)
    await expect(text).toBeInViewport()
    await expectSameDocument(page)
  }
})

test('the mouse selects text of a card, and a click with Control opens a tab', async ({
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

test('the ring of a focused name is one box, also around two lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/restaurants?state=CA')
  const name = page.getByRole('article', { name: 'Khan Saab' }).getByRole('link')
  const countBoxes = () => name.evaluate((link) => link.getClientRects().length)
  expect(await countBoxes()).toBe(2)
  await name.focus()
  expect(await countBoxes()).toBe(1)
})

test('forced colors, which paint no gradient, keep the dots between facts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/restaurants')
  const fact = page.getByRole('article', { name: 'Indienne' }).getByText('vegan menu')
  const dot = await fact.evaluate((span) => getComputedStyle(span, '::before').content)
  expect(dot).toContain('·')
})

async function expectLongestFactsFit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll('article')]
    for (const part of ['h2, h3', 'p > span:not([class*=city])', 'p', 'dd', 'a']) {
      const [longest = ''] = all
        .flatMap((card) => [...card.querySelectorAll(part)].map((one) => one.textContent))
        .toSorted((a, b) => b.length - a.length)
      for (const one of [all[0], all.at(-1)].flatMap((card) => [
        ...(card?.querySelectorAll(part) ?? []),
      ])) {
        if (one.children.length === 0) {
          one.textContent = longest
        }
      }
    }
  })
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
    expect(outside, `${page.url()} at ${width} px`).toEqual([])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(width)
  }
}
