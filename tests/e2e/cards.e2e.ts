import { findRestaurants, first, known, knownPath, restaurants } from './content.ts'
import { heading } from './list-page.ts'
import { findOverlaps, setStyle, textSpacing } from './lost-text.ts'
import { expect, markDocument, open, readAddress, waitForFrames, test } from './test.ts'

test('the whole card opens its page, and Back returns to its place', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [view, { name, slug }] of [
    ['/restaurants?state=NY', first(findRestaurants({ state: 'NY' }).slice(-2))],
    ['/', first(restaurants.slice(5))],
  ] as const) {
    await open(page, view)
    const expectSameDocument = await markDocument(page)
    const card = page.getByRole('article', { name, exact: true })
    const text = card.getByRole('paragraph').nth(2)
    await text.scrollIntoViewIfNeeded()
    await waitForFrames(page)
    const y = await place()
    expect(y).toBeGreaterThan(200)
    await text.click()
    await expect(page).toHaveURL(`/restaurants/${slug}`)
    await expect(heading(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(view)
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
    await expect.poll(place).toBe(y)
    await expect(text).toBeInViewport()
    await expectSameDocument()
  }
})

test('the mouse selects text of a card, and a click with Control opens a tab', async ({
  page,
  context,
}) => {
  await open(page, '/restaurants')
  const card = page.getByRole('article', { name: known.name, exact: true })
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
  await expect(await opened).toHaveURL(knownPath)
  expect(readAddress(page)).toBe('/restaurants')
})

test('with wider text spacing no name lies over a price', async ({ page }) => {
  for (const [url, width] of [
    ['/', 912],
    ['/restaurants', 320],
    ['/restaurants', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await open(page, url)
    await setStyle(page, textSpacing)
    expect.soft(await findOverlaps(page), `${url}, ${width} px`).toEqual([])
  }
})
