import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLight } from './axe.ts'
import { articles } from './content.ts'
import { expectNothingCovered } from './covered.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { expectNoLostText } from './lost-text.ts'
import { expectOutline } from './outline.ts'
import { findSmallTargets } from './small-targets.ts'
import { expect, nothing, test } from './test.ts'
import { reach, views, type View } from './views.ts'

// Loading a page costs more than most checks, so all checks share one visit of a view on a phone and one on
// a desktop, or a single visit for both if only the final state matters.

const sentence = new URLSearchParams({ query: 'butter chicken near downtown dallas' }).toString()
const longWord = new URLSearchParams({ query: 'tandoor'.repeat(17) }).toString()
const longViews: View[] = [
  { name: 'a sentence in the directory', path: `/restaurants?${sentence}` },
  { name: 'a sentence in the blog', path: `/blog?${sentence}` },
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
  phone: { width: 390, least: 44, widths: [256, 320, 390, 768, 360] },
  desktop: { width: 1440, least: 24, widths: [1024, 1440, 1920, 1280] },
} as const

type Device = keyof typeof devices

for (const view of [...views, ...longViews, ...otherArticles]) {
  const isMadeByVisitor = view.act !== undefined
  const isLikeAnother = longViews.includes(view) || otherArticles.includes(view)
  const visits: Device[][] =
    isMadeByVisitor || isLikeAnother ? [['desktop', 'phone']] : [['desktop'], ['phone']]
  for (const [first = 'desktop', ...more] of visits) {
    test.describe(view.name, () => {
      test.use({
        expectedMessages: view.messages ?? nothing,
        viewport: { width: devices[first].width, height: 900 },
      })

      test(`on a ${[first, ...more].join(' and a ')} all is in place, readable and easily hit`, async ({
        page,
        baseURL,
      }) => {
        const origins = new Set<string>()
        page.on('request', (request) => origins.add(new URL(request.url()).origin))
        if (isMadeByVisitor || isLikeAnother) {
          await page.goto(view.path)
          await reach(page, view.act)
        } else {
          await openWithLateFonts(page, view.path)
        }
        if (first === 'desktop' && !isMadeByVisitor) {
          await expectOutline(page, view.path)
        }
        for (const device of [first, ...more]) {
          await look(page, view, device)
        }
        expect([...origins]).toEqual([baseURL])
      })
    })
  }
}

async function look(page: Page, { name }: View, device: Device): Promise<void> {
  const { widths, least } = devices[device]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `at ${width}`,
      })
      .toBe(width)
  }
  expect.soft(await findSmallTargets(page, least), 'what is hard to hit').toEqual([])
  if (!withoutAxe.has(name)) {
    // The dark colors of a phone are those of a desktop.
    await (device === 'desktop' ? expectAccessible(page) : expectAccessibleInLight(page))
  }
  await expectNothingCovered(page)
  await expectNoLostText(page, device)
}
