import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { articles, knownPath, layouts, listOfTwo } from './content.ts'
import { expectNothingCovered } from './covered.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { expectPicture, inBothSchemes } from './looks.ts'
import { expectNoLostText } from './lost-text.ts'
import { expectOutline } from './outline.ts'
import { expectPaper } from './paper.ts'
import { watchPriorities } from './priorities.ts'
import { sumShifts } from './shifts.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, nothing, test, waitForFrames, waitForHydration } from './test.ts'
import { views } from './views.ts'
import { expectWhole } from './whole.ts'

const devices = {
  // 256 is 1024 at 400 % zoom.
  phone: { window: { width: 390, height: 844 }, least: 44, widths: [256, 390, 768, 360] },
  desktop: { window: { width: 1280, height: 900 }, least: 24, widths: [1024, 1440, 1920, 1280] },
} as const
type Device = keyof typeof devices

/** With pictures in tests/pictures. */
const pictured = new Set([
  'home',
  'directory',
  'directory-state',
  'directory-close',
  'directory-list',
  'restaurant',
  'article',
  'contact',
  'contact-invalid-and-open',
  'not-found',
])

/** axe does not check these, nor one with a stopped clock, for which it would wait. */
const likeAnotherForAxe = new Set([
  'directory-state',
  'directory-none',
  'blog-category',
  'contact-sending',
])

test.use({ viewport: devices.phone.window })

for (const { name, path, states = [], messages = nothing } of views) {
  test.describe([name, ...states.map((state) => state.name)].join(', '), () => {
    test.use({ expectedMessages: messages })

    test('is accessible and whole, fits the window, moves nothing and looks as in its pictures, on a phone, on a desktop and on paper', async ({
      page,
      baseURL,
    }) => {
      const isLayout = [...layouts, knownPath].includes(path)
      const origins = new Set<string>()
      page.on('request', (request) => origins.add(new URL(request.url()).origin))
      const priorities = await watchPriorities(page)
      await openWithLateFonts(page, path)
      await expectLooks(page, 'phone', name, isLayout)
      await page.evaluate(scrollThrough)
      await waitForFrames(page)
      expect(await sumShifts(page)).toBeLessThanOrEqual(0.01)
      if (isLayout) {
        expect([...priorities]).toEqual(['Low'])
      }
      await expectFit(page, 'phone')
      await expectLooks(page, 'desktop', name)
      await expectFit(page, 'desktop')
      await expectOutline(page, path)
      await expectPaper(page, path)

      await waitForHydration(page)
      for (const { name: state, act } of states) {
        await test.step(state, async () => {
          await page.setViewportSize(devices.phone.window)
          await act(page)
          for (const device of ['phone', 'desktop'] as const) {
            await expectLooks(page, device, state)
            await expectFit(page, device)
          }
        })
      }
      expect([...origins]).toEqual([baseURL])
    })
  })
}

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

test('late fonts move nothing on small phones, tablets and large screens', async ({ page }) => {
  for (const { path, width, height } of [
    { path: '/', width: 375, height: 667 },
    { path: '/restaurants', width: 768, height: 1024 },
    { path: '/restaurants?query=dosa', width: 800, height: 1280 },
    { path: knownPath, width: 1440, height: 900 },
    { path: `/restaurants${listOfTwo}`, width: 360, height: 844 },
    { path: `/restaurants${listOfTwo}`, width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    await openWithLateFonts(page, path)
    await page.unrouteAll()
  }
})

/** Runs in the page: scrolls to the end, a screen in each frame, so that what comes into view may move something. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top)
    await new Promise((done) => {
      requestAnimationFrame(done)
      // A busy browser may drop a frame.
      setTimeout(done, 1000)
    })
  }
}

/** Expects that the page is whole and accessible, and looks as in its pictures, in light and in dark. */
async function expectLooks(
  page: Page,
  device: Device,
  name: string,
  // Other views have on a phone the elements and colors that they have on a desktop.
  isChecked = device === 'desktop' && !likeAnotherForAxe.has(name),
): Promise<void> {
  await page.setViewportSize(devices[device].window)
  await expectWhole(page)
  await inBothSchemes(page, async (colorScheme) => {
    if (pictured.has(name)) {
      await expectPicture(page, name, colorScheme)
    }
    if (isChecked) {
      await expectAccessible(page, colorScheme)
    }
  })
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
