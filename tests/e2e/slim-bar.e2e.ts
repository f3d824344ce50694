import type { Page } from '@playwright/test'
import { expectVisibleFocus } from './focus.ts'
import { expect, open, seeFrames, test } from './test.ts'

const box = (page: Page) => page.getByRole('searchbox')
const bar = (page: Page) => page.locator('[data-floating]')

/**
 * Scrolls far down, then up by notches of the wheel until the bar comes. One is enough, but a page that
 * scrolls 300 ms after it, as on a busy machine, counts as scrolled by itself (use-floating.ts).
 */
async function scrollUp(page: Page): Promise<void> {
  await scrollDown(page)
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, -100)
    await expect(bar(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 1500))
  await seeFrames(page)
}

for (const { name, path, viewport, count } of [
  {
    name: 'the directory on a phone',
    path: '/restaurants?state=NY',
    viewport: { width: 390, height: 844 },
    count: '9 restaurants found in NY',
  },
  {
    name: 'the blog on a desktop',
    path: '/blog',
    viewport: { width: 1280, height: 600 },
    count: 'Showing 7 articles',
  },
]) {
  test(`${name}: the box and the count come along when one scrolls up, and move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, path)
    await scrollDown(page)
    await expect(box(page)).not.toBeInViewport()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollUp(page)
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await expect(bar(page).getByText(count, { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await page.mouse.wheel(0, 300)
    await expect(box(page)).not.toBeInViewport()
    await scrollUp(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar(page)).toHaveCount(0)
    await expect(box(page)).toBeInViewport({ ratio: 1 })

    await test.step('to use it is to be where it stands, with the list below it', async () => {
      await scrollUp(page)
      await box(page).click()
      await expect(bar(page)).toHaveCount(0)
      await expect(box(page)).toBeFocused()
      await box(page).pressSequentially('a')
      await expect(page.locator('#results article:visible').first()).toBeInViewport()
    })

    await test.step('it is not printed', async () => {
      await box(page).press('Escape')
      await scrollUp(page)
      await page.emulateMedia({ media: 'print' })
      await expect(bar(page)).toBeHidden()
    })
  })
}

test('it never lies on what has the focus, and Control K leads from the middle of the list to the box in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/restaurants')
  await page.getByRole('button', { name: 'Save Sherpa House' }).focus()
  await seeFrames(page)
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    await seeFrames(page)
    await expectVisibleFocus(page)
  }

  await scrollUp(page)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(box(page)).toBeInViewport({ ratio: 1 })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on the box takes it to the top of the window, not for whoever prefers less motion', async ({
    page,
  }) => {
    const readTop = () => box(page).evaluate((input) => input.getBoundingClientRect().top)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/restaurants')
    const top = await readTop()
    await box(page).tap()
    await expect(box(page)).toBeFocused()
    await seeFrames(page)
    expect(await readTop()).toBe(top)

    await box(page).blur()
    await page.emulateMedia({ reducedMotion: null })
    await box(page).tap()
    await expect(box(page)).toBeFocused()
    await expect.poll(readTop).toBeLessThan(40)
    expect(await readTop()).toBeGreaterThanOrEqual(0)
  })
})
