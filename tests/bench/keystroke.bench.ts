import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '#tests/e2e/chromium.mjs'
import { waitForHydration } from '#tests/e2e/hydration.ts'
import { directory } from './lists.ts'
import { makeLongList } from './long-list.ts'
import { measureTyping, type Typing } from './keys.ts'
import { percentile } from './percentile.ts'
import { plainList } from './plain-list.ts'
import { startServer } from './server.mjs'

const port = Number(process.env.BENCH_PORT ?? 3790)
/** The cards of the first row are in it. */
const viewport = { width: 1440, height: 900 }
const texts = ['chicago', 'new york', 'saffron', 'texas', 'kitchen', 'semma']
let server: ChildProcess
let origin: string
let browser: BrowserContext
let profile: string

beforeAll(async () => {
  ;({ child: server, origin } = await startServer(port, ['dist/server/node.js']))
  // A window without a history would fetch and draw the site's icon again at every write to the URL.
  profile = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  browser = await chromium.launchPersistentContext(profile, {
    viewport,
    executablePath: findChromium(),
    // Its address bar would be drawn as a page of its own beside each of ours.
    args: ['--no-sandbox', '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'],
  })
})

afterAll(async () => {
  await browser.close()
  await rm(profile, { recursive: true, force: true })
  server.kill()
})

/** Opens the real page with a list of any length; what is served stays the same. */
async function openSite(length: number): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(180_000)
  if (length > directory.items.length) {
    const list = JSON.stringify(makeLongList(directory.items, length))
    await page.route('**/assets/restaurants-*.js', async (route) => {
      const response = await route.fetch()
      const isList = (await response.text()).includes('semma-new-york')
      await route.fulfill(
        isList
          ? {
              contentType: 'text/javascript',
              body: `const list=${list};export{list as restaurants}`,
            }
          : { response },
      )
    })
  }
  // Over the home page: the list is then rendered by the browser, at its full length.
  await page.goto(`${origin}/about`)
  await waitForHydration(page)
  // Not with the mouse, which the other page does not have: each frame would look what lies under it.
  await page
    .getByRole('link', { name: 'Best Indian Restaurants in the USA' })
    .first()
    .press('Enter')
  await page.getByText(`${length} restaurants found`, { exact: true }).waitFor()
  return page
}

/** The same cards, filtered by a plain script that toggles `hidden`. */
async function openPlain(length: number): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(180_000)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${origin}/restaurants`)
  await page.evaluate(plainList, makeLongList(directory.items, length))
  return page
}

/** Milliseconds of the plain page and ours in turn, so that both have the same neighbors. */
async function compare(length: number, rounds: number, typed: readonly string[]) {
  const plain: Typing = { keys: [], wholes: [], longTasks: [] }
  const site: Typing = { keys: [], wholes: [], longTasks: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const [sum, open] of [
      [plain, openPlain],
      [site, openSite],
    ] as const) {
      const typing = await measureTyping(await open(length), typed)
      sum.keys.push(...typing.keys)
      sum.wholes.push(...typing.wholes)
      sum.longTasks.push(...typing.longTasks)
    }
  }
  return { plain, site }
}

test.each([
  { length: 50, rounds: 3, typed: texts, most: 1.2 },
  // Here the plain page takes seconds for a key.
  { length: 10_000, rounds: 1, typed: texts.slice(-2), most: 1.5 },
])(
  'with $length entries a key costs at most $most times what it costs a plain script',
  async ({ length, rounds, typed, most }) => {
    const { plain, site } = await compare(length, rounds, typed)
    for (const [name, { keys, wholes, longTasks }] of Object.entries({ plain, site })) {
      console.info(
        `${length} entries, ${name}: ${keys.length} keys, median ${percentile(keys, 0.5).toFixed(0)} ms, p95 ${percentile(keys, 0.95).toFixed(0)} ms (to the last card below the window: median ${percentile(wholes, 0.5).toFixed(0)} ms, p95 ${percentile(wholes, 0.95).toFixed(0)} ms); tasks over 50 ms, and script in them: ${longTasks.map(({ whole, script }) => `${whole} (${script})`).join(', ') || 'none'}`,
      )
    }
    const ratioOf = (share: number) => percentile(site.keys, share) / percentile(plain.keys, share)
    console.info(
      `${length} entries: median ratio ${ratioOf(0.5).toFixed(2)}, p95 ratio ${ratioOf(0.95).toFixed(2)}, target ${most}`,
    )
    expect.soft(site.longTasks).toEqual([])
    expect(ratioOf(0.95)).toBeLessThanOrEqual(most)
  },
)
