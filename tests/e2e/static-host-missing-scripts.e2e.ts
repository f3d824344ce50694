import type { Page } from '@playwright/test'
import { findRestaurants, restaurants, sayFound } from './content.ts'
import { staticPort } from './playwright.config.ts'
import { expect, test } from './test.ts'

const url = `http://localhost:${staticPort}/restaurants?state=CA`
const list = (page: Page) => page.getByRole('region', { name: 'Results' })
const scriptOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`)

test.describe('where a script never comes', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|Failed to fetch dynamically imported module/ })

  test('the view in the file shows in place of the filtered one, and says so', async ({ page }) => {
    for (const script of ['start', 'entry-client'].map(scriptOf)) {
      await page.route(script, (route) => route.abort())
      // The page may reload itself before it fires `load`.
      await page.goto(url, { waitUntil: 'commit' })
      await expect(list(page).getByText(sayFound(), { exact: true })).toBeVisible()
      await expect(list(page).getByRole('article')).toHaveCount(restaurants.length)
      await expect(page.locator('#results')).toHaveCSS('content', /this is the whole list/, {
        pseudo: 'before',
      })
      await page.unroute(script)
    }
  })
})

test.describe('where entry-client comes with the one reload', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ })

  test('no card of another view shows before it', async ({ page }) => {
    const seen: string[] = []
    let frames = 0
    await page.exposeFunction('noteSeen', (card: string) => seen.push(card))
    await page.exposeFunction('noteFrame', () => (frames += 1))
    await page.addInitScript(() => {
      const { noteSeen, noteFrame } = globalThis as unknown as {
        noteSeen: (card: string) => void
        noteFrame: () => void
      }
      const told = new Set<string>()
      const look = () => {
        for (const card of document.querySelectorAll('#results article')) {
          if (!told.has(card.id) && card.checkVisibility({ visibilityProperty: true })) {
            told.add(card.id)
            noteSeen(card.id)
          }
        }
        noteFrame()
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.route(scriptOf('entry-client'), (route) => route.abort())
    await page.goto(url, { waitUntil: 'commit' })
    await page.route(/\/restaurants/, async (route) => {
      // What was left out of the first document would show while the second is on its way.
      const before = frames
      await expect.poll(() => frames).toBeGreaterThan(before + 5)
      await page.unroute(scriptOf('entry-client'))
      await route.continue()
    })
    await expect(list(page).getByText(sayFound({ state: 'CA' }), { exact: true })).toBeVisible()
    const cards = list(page).getByRole('article')
    await expect(cards).toHaveCount(findRestaurants({ state: 'CA' }).length)
    const right = await cards.evaluateAll((all) => all.map((card) => card.id))
    expect(seen.filter((id) => !right.includes(id))).toEqual([])
  })
})
