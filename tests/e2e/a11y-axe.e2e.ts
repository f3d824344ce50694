import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { pages } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, test } from './test.ts'

// axe is injected into the page, whatever the page's own policy on scripts says.
test.use({ bypassCSP: true })

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const missing = ['/blog/no-such-article', '/no-such-page']

interface State {
  name: string
  path: string
  reach?: (page: Page) => Promise<void>
}

const states: State[] = [
  { name: 'a filtered list', path: '/restaurants?state=TX&query=biryani' },
  { name: 'an empty list with close matches', path: '/restaurants?query=Houstn' },
  { name: 'an empty list', path: '/blog?query=qqqq' },
  {
    name: 'a list that is kept',
    path: '/restaurants?list=semma-new-york.indienne-chicago',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Keep these two' }).click()
      const saved = page.getByRole('button', { name: 'Save Semma', pressed: true })
      await expect(saved).toBeVisible()
    },
  },
  {
    name: 'an open question',
    path: '/contact',
    reach: async (page) => {
      const question = page.getByRole('button', { name: 'Do you take advertising?' })
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'a form with mistakes',
    path: '/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('aria-invalid')
    },
  },
  {
    name: 'a message that was sent',
    path: '/contact',
    reach: async (page) => {
      for (const name of ['Name', 'Subject', 'Message']) {
        await page.getByRole('textbox', { name }).fill('Dosa')
      }
      await page.getByRole('textbox', { name: 'Email' }).fill('me@pattal.example')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
    },
  },
]

const openMenu: State = {
  name: 'the open menu',
  path: '/',
  reach: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px, in light and in dark`, () => {
    test.use({
      viewport: { width, height: 800 },
      // Half-way through a transition colors are not yet what they will be.
      contextOptions: { reducedMotion: 'reduce' },
      expectedMessages: /404/,
    })
    test.setTimeout(120_000)

    test('axe finds nothing on any page', async ({ page }) => {
      expect(
        await inspect(
          page,
          [...pages, ...missing].map((path) => ({ name: path, path })),
        ),
      ).toEqual([])
    })

    test('axe finds nothing in any state that a visitor brings about', async ({ page }) => {
      const reachable = width < 1024 ? [...states, openMenu] : states
      expect(await inspect(page, reachable)).toEqual([])
    })
  })
}

async function inspect(page: Page, places: readonly State[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, path, reach } of places) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    if (reach) {
      await waitForHydration(page)
      await reach(page)
    }
    await page.evaluate(axeSource)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations, passes } = await page.evaluate(
        (values) =>
          (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
            runOnly: { type: 'tag', values },
            // Of all others one is enough to tell that the rule has run.
            resultTypes: ['violations'],
          }),
        tags,
      )
      expect(passes.length).toBeGreaterThan(10)
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) =>
              `${name} in ${colorScheme}: ${id} ${target.join(' ')}: ${failureSummary}`,
          ),
        ),
      )
    }
  }
  return found
}
