import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { articles, layouts } from './content.ts'
import { expectNothingCovered } from './covered.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { expectNoLostText } from './lost-text.ts'
import { expectOutline } from './outline.ts'
import { expectPaper } from './paper.ts'
import { watchPriorities } from './priorities.ts'
import { sumShifts } from './shifts.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, nothing, test, waitForFrames } from './test.ts'
import { applyState, views } from './views.ts'
import { expectWhole } from './whole.ts'

const devices = {
  // 256 is 1024 at 400 % zoom.
  phone: { least: 44, widths: [256, 390, 768, 360] },
  desktop: { least: 24, widths: [1024, 1440, 1920, 1280] },
} as const
type Device = keyof typeof devices

test.use({ viewport: { width: 390, height: 900 } })

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ expectedMessages: view.messages ?? nothing })

    test('is accessible and whole, fits the window and moves nothing, on a phone, on a desktop and on paper', async ({
      page,
      baseURL,
    }) => {
      const origins = new Set<string>()
      page.on('request', (request) => origins.add(new URL(request.url()).origin))
      const priorities = await watchPriorities(page)
      await (view.act ? applyState(page, view) : openWithLateFonts(page, view.path))
      const isLayout = layouts.includes(view.path) && !view.act
      if (!view.act) {
        await expectWhole(page)
        await scrollThrough(page)
        expect(await sumShifts(page)).toBeLessThanOrEqual(0.01)
        await page.setViewportSize({ width: 1280, height: 844 })
        await expectWhole(page)
      }
      if (isLayout) {
        expect([...priorities]).toEqual(['Low'])
      }
      await expectFit(page, 'phone')
      // Other views have the elements and colors that they have on a desktop.
      if (isLayout) {
        await expectAccessible(page)
      }
      await expectFit(page, 'desktop')
      if (!likeAnotherForAxe.has(view.name)) {
        await expectAccessible(page)
      }
      if (!view.act) {
        await expectOutline(page, view.path)
        await expectPaper(page, view.path)
      }
      expect([...origins]).toEqual([baseURL])
    })
  })
}

/** And one with a stopped clock, for which axe would wait. */
const likeAnotherForAxe = new Set([
  'directory-state',
  'directory-none',
  'blog-category',
  'contact-sending',
])

test.describe('every article', () => {
  // Its words take the same room without the scripts, which would take longer than the page.
  test.use({ javaScriptEnabled: false })

  test('fits the window, whatever its words', async ({ page }) => {
    for (const { id } of articles) {
      await page.goto(`/blog/${id}`)
      await expectNoLostText(page, 'phone')
    }
  })
})

/** Scrolls to the end, a screen at a time, so that what comes into view may move something. */
async function scrollThrough(page: Page): Promise<void> {
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await readHeight()); top += 900) {
    await page.evaluate((place) => scrollTo(0, place), top)
    await waitForFrames(page)
  }
}

/** Expects that nothing scrolls sideways, is too small to hit, covered or cut off. */
async function expectFit(page: Page, device: Device): Promise<void> {
  const { widths, least } = devices[device]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${page.url()} at ${width}`,
      })
      .toBe(width)
  }
  expect.soft(await findSmallTargets(page, least), 'too small to hit').toEqual([])
  await expectNothingCovered(page)
  await expectNoLostText(page, device)
}
