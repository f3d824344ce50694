import type { Page } from '@playwright/test'
import { findRestaurants } from './content.ts'
import { staticOrigin } from './playwright.config.ts'
import { sumShifts, watchShifts } from './shifts.ts'
import { expect, test, waitForHydration } from './test.ts'

interface Frame {
  cards: string[]
  count: string
}

async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(globalThis, { frames })
    const look = () => {
      const [cards = [], lines = []] = ['main article', '#results p'].map((selector) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      )
      frames.push({
        cards: cards.map((card) => card.id),
        count: lines.find((line) => / found/.test(line.textContent))?.textContent ?? '',
      })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  return () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)
}

async function expectOwnFrames(
  page: Page,
  origin: string,
  search: { query?: string; state?: string },
): Promise<void> {
  const view = `/restaurants?${new URLSearchParams(search).toString()}`
  const count = findRestaurants(search).length
  const readFrames = await watchFrames(page)
  await page.goto(origin + view)
  await expect(page.locator('main article:visible')).toHaveCount(count)
  await waitForHydration(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-view')
  const right = await page
    .locator('main article:visible')
    .evaluateAll((cards) => cards.map((card) => card.id))
  expect(right).toHaveLength(count)
  await expect.poll(async () => (await readFrames()).length).toBeGreaterThan(5)
  const frames = await readFrames()
  const wrong = frames.filter(({ cards }) => cards.some((card) => !right.includes(card)))
  expect(wrong).toEqual([])
  const counts = new Set(frames.map((frame) => frame.count).filter((line) => line !== ''))
  expect(counts.size).toBe(1)
  expect(page.url()).toContain(view)
}

for (const [host, origin] of [
  ['our server', ''],
  ['a static host', staticOrigin],
] as const) {
  test(`on ${host} no frame of a filtered view shows a card or a count of another`, async ({
    page,
  }) => {
    await expectOwnFrames(page, origin, { state: 'CA', query: 'ca' })
  })
}

test('the hidden list of a static host takes up its space, and nothing moves when it appears', async ({
  page,
}) => {
  await watchShifts(page)
  await page.addInitScript(() => {
    const heights: number[] = []
    Object.assign(globalThis, { heights })
    const look = () => {
      const list = document.querySelector('#results')
      if (list && document.readyState !== 'loading' && 'view' in document.documentElement.dataset) {
        heights.push(list.clientHeight)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await expectOwnFrames(page, staticOrigin, { state: 'TX' })
  const heights = await page.evaluate(() => Reflect.get(globalThis, 'heights') as number[])
  expect(heights.length).toBeGreaterThan(0)
  // The height of the four cards of Texas.
  expect(Math.min(...heights)).toBeGreaterThan(800)
  expect(await sumShifts(page)).toBeLessThanOrEqual(0.01)
})
