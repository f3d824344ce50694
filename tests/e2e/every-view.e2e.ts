import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleButForColors } from './axe.ts'
import { articles, layouts } from './content.ts'
import { expectNothingCovered } from './covered.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { expectNoLostText, setStyle } from './lost-text.ts'
import { expectOutline } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, nothing, test } from './test.ts'
import { applyState, views, type View } from './views.ts'

// Loading a page costs more than most checks, so they share one visit of a view, on a phone and then on a
// desktop.

const sentence = new URLSearchParams({ query: 'butter chicken near downtown dallas' }).toString()
const longWord = new URLSearchParams({ query: 'tandoor'.repeat(17) }).toString()
const longViews: View[] = [
  { name: 'a sentence in the directory', path: `/restaurants?${sentence}` },
  { name: 'a long word in the directory', path: `/restaurants?state=NY&${longWord}` },
  { name: 'a long word in the blog', path: `/blog?category=Fine+Dining&${longWord}` },
]
const otherArticles: View[] = articles
  .map(({ id }) => ({ name: id, path: `/blog/${id}` }))
  .filter(({ path }) => views.every((view) => view.path !== path))

/** Views that are alike for axe; and one with a stopped clock, for which axe would wait. */
const withoutAxe = new Set([
  'directory-state',
  'directory-one',
  'directory-none',
  'blog-category',
  'contact-sending',
  ...longViews.map(({ name }) => name),
])

const devices = {
  // 256 is 1024 at 400 % zoom.
  phone: { least: 44, widths: [256, 390, 768, 360] },
  desktop: { least: 24, widths: [1024, 1440, 1920, 1280] },
} as const

for (const view of [...views, ...longViews, ...otherArticles]) {
  test.describe(view.name, () => {
    test.use({
      expectedMessages: view.messages ?? nothing,
      viewport: { width: 390, height: 900 },
    })

    test('is accessible, fits the window and moves nothing, on a phone and on a desktop', async ({
      page,
      baseURL,
    }) => {
      const origins = new Set<string>()
      page.on('request', (request) => origins.add(new URL(request.url()).origin))
      if (view.act || longViews.includes(view) || otherArticles.includes(view)) {
        await page.goto(view.path)
        await applyState(page, view.act)
      } else {
        await openWithLateFonts(page, view.path)
      }
      await look(page, view, 'phone')
      await look(page, view, 'desktop')
      if (!view.act) {
        await expectOutline(page, view.path)
      }
      expect([...origins]).toEqual([baseURL])
    })
  })
}

async function look(page: Page, view: View, device: keyof typeof devices): Promise<void> {
  const { widths, least } = devices[device]
  await setStyle(page, '')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `at ${width}`,
      })
      .toBe(width)
  }
  expect.soft(await findSmallTargets(page, least), 'too small to hit').toEqual([])
  // At the top nothing lies under the search box, which stays in the window.
  await page.evaluate(() => scrollTo(0, 0))
  if (otherArticles.includes(view)) {
    // Its layout and colors are those of the article above; its texts are the same on both devices.
    await (device === 'phone' && expectAccessibleButForColors(page))
  } else if (!withoutAxe.has(view.name)) {
    // The colors of a view on a phone are those on a desktop; each layout is checked on both.
    const hasOwnColors = device === 'desktop' || layouts.includes(view.path)
    await (hasOwnColors ? expectAccessible(page) : expectAccessibleButForColors(page))
  }
  await expectNothingCovered(page)
  await expectNoLostText(page, device)
}
