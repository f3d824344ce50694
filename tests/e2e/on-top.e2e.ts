import type { Page } from '@playwright/test'
import { expect, open, test, waitForFrames } from './test.ts'

const paths = [
  '/',
  '/restaurants',
  '/restaurants?state=NY',
  '/restaurants/semma-new-york',
  '/blog',
  '/blog/spice-route-guide',
]

for (const width of [390, 1280]) {
  test(`what sticks to the window at ${width} px lies on top wherever the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await open(page, path)
      // Odd, so that other parts of the cards come below the box each time.
      for (let top = 0; top < 3000; top += 137) {
        await page.evaluate((place) => scrollTo(0, place), top)
        await waitForFrames(page)
        expect(await findWhatLiesOver(page), `${path} scrolled to ${top}`).toEqual([])
      }
    }
  })
}

/** What is on top of sticky elements, and of the paper above and beside a search box that sticks. */
async function findWhatLiesOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spread = (from: number, to: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      let { left, right, top, bottom } = element.getBoundingClientRect()
      if (!['sticky', 'fixed'].includes(position) || right - left < 2 || bottom - top < 2) {
        return []
      }
      if (element.role === 'search' && top < 10) {
        ;[left, right, top, bottom] = [0, innerWidth, 0, bottom + 6]
      }
      return spread(left + 1, right - 1, 40)
        .flatMap((x) => spread(top + 1, bottom - 1, 8).map((y) => document.elementFromPoint(x, y)))
        .filter((hit) => hit !== null && !element.contains(hit))
        .map((hit) => `${hit?.outerHTML.slice(0, 80)} over ${element.outerHTML.slice(0, 40)}`)
    })
  })
}
