import { spawn, type ChildProcess } from 'node:child_process'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directory } from './lists.ts'
import { makeLongList } from './long-list.ts'
import { percentile } from './percentile.ts'
import { plainList } from './plain-list.ts'

const port = Number(process.env.BENCH_PORT ?? 3790)
const origin = `http://localhost:${port}`
const texts = ['chicago', 'new york', 'saffron', 'texas', 'kitchen', 'semma']
let server: ChildProcess
let browser: Browser

interface Measured {
  keys: number[]
  /** Tasks over 50 ms while typing. */
  longTasks: number[]
}

async function isUp(): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}

beforeAll(async () => {
  server = spawn('node', ['dist/server/node.js'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  while (!(await isUp())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
})

afterAll(async () => {
  await browser.close()
  server.kill()
})

/** Opens the real page with a list of any length; what is served stays the same. */
async function openSite(length: number): Promise<Page> {
  const page = await browser.newPage()
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
  await page.getByRole('link', { name: 'Best Indian Restaurants in the USA' }).first().click()
  await page.getByText(`${length} restaurants found`, { exact: true }).waitFor()
  return page
}

/** The same cards, filtered by a plain script that toggles `hidden`. */
async function openPlain(length: number): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${origin}/restaurants`)
  await page.evaluate(plainList, makeLongList(directory.items, length))
  return page
}

/** Types each text key by key, and times every key from the event to the frame that shows it. */
async function measureTyping(page: Page, rounds: number): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const state = { keys: [] as number[], longTasks: [] as number[], pending: 0 }
    Object.assign(globalThis, { state })
    new PerformanceObserver((list) => {
      state.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
    // From the key to the end of the frame that shows the last change of the list.
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const line = document.querySelector('#results')
        let seen = performance.now()
        const observer = new MutationObserver(() => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              seen = performance.now()
              port1.close()
            })
            port1.start()
            port2.postMessage('')
          })
        })
        if (line) {
          observer.observe(line, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          })
        }
        setTimeout(() => {
          observer.disconnect()
          state.keys.push(Math.max(seen - timeStamp, 0))
        }, 400)
      },
      { capture: true },
    )
  })
  const box = page.getByRole('searchbox')
  await box.focus()
  for (let round = 0; round < rounds; round += 1) {
    for (const text of texts) {
      for (const key of text) {
        await box.press(key)
        await page.waitForTimeout(450)
      }
      await box.press('Escape')
      await page.waitForTimeout(300)
    }
  }
  const measured = await page.evaluate(() => (globalThis as unknown as { state: Measured }).state)
  await page.close()
  return measured
}

test.each([
  [50, 1.2],
  [10_000, 1.5],
])(
  'with %i entries a key costs at most %f times what it costs a plain script',
  async (length, most) => {
    const plain = await measureTyping(await openPlain(length), 1)
    const site = await measureTyping(await openSite(length), 1)
    const tell = (name: string, { keys, longTasks }: Measured) =>
      console.info(
        `${length} entries, ${name}: ${keys.length} keys, median ${percentile(keys, 0.5).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms, tasks over 50 ms: ${longTasks.join(', ') || 'none'}`,
      )
    tell('plain', plain)
    tell('site', site)
    const ratio = percentile(site.keys, 0.95) / percentile(plain.keys, 0.95)
    console.info(`${length} entries: p95 ratio ${ratio.toFixed(2)}, target ${most}`)
    expect(ratio).toBeLessThanOrEqual(most)
  },
)
