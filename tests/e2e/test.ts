import { expect, test as base, type Page, type Route } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Messages that the console may have in this test. Any other error or warning fails it. */
  expectedMessages: RegExp
}

export const nothing = /(?!)/

/** Playwright's test, failed by any unexpected error or warning in the console or on a page. */
export const test = base.extend<Fixtures & { consoleIsQuiet: void }>({
  expectedMessages: [nothing, { option: true }],
  consoleIsQuiet: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      context.on('weberror', (error) => messages.push(String(error.error())))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          messages.push(message.text())
        }
      })
      // A violation of the Content-Security-Policy is a message as well.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error('Content-Security-Policy:', effectiveDirective, blockedURI, sample),
        )
      })
      await use()
      const unexpected = messages.filter((message) => !expectedMessages.test(message))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** What Chromium says of a page that answers 404, and what the page itself logs. */
export const notFound =
  /^(Failed to load resource: the server responded with a status of 404|404: there is no page at )/

/** Waits for hydration. From then on a click on a link is a navigation in the browser. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

export async function open(page: Page, url: string) {
  const answer = await page.goto(url)
  await waitForHydration(page)
  return answer
}

/** Waits for two frames: `scroll` comes with a frame. A busy browser may drop a requested one. */
export async function waitForFrames(page: Page): Promise<void> {
  const requestFrames = async () => {
    await page.bringToFront()
    return page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
          setTimeout(() => done(false), 1000)
        }),
    )
  }
  await expect.poll(requestFrames, { timeout: 30_000 }).toBe(true)
}

/** Stops the clock of an opened page: from here on only the test moves it. React starts in a timer, so open the page first. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00') })
  await page.clock.pauseAt(new Date('2026-01-01T12:00:01'))
}

/** Delays a script, by default that of the app. The returned function lets it come, and waits for hydration. */
export async function delayScript(page: Page, script = /\/assets\/entry-client-[^/]+\.js$/) {
  const held: Route[] = []
  let isHeld = true
  await page.route(script, (route) => (isHeld ? void held.push(route) : route.continue()))
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await waitForHydration(page)
  }
}

/** Marks the document. The returned function expects that it is still there: nothing reloaded the page. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  return async () => expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
}

/** Counts the documents that are parsed from now on: a reload that another one cancels does not count. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  return () => count
}

/** Path, search and hash of the URL, as the address bar shows them. */
export function readAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
