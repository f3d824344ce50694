import path from 'node:path'
import { statSync } from 'node:fs'
import { layouts } from './content.ts'
import { sumShifts, watchShifts } from './shifts.ts'
import { expect, open, seeFrames, test } from './test.ts'

// tests/http/budgets.http.ts weighs the files of each page.

const folder = path.resolve('dist/client')
const kilobyte = 1_000

test('every page loads with at most 14 requests and moves nothing on the way', async ({ page }) => {
  let requests: string[] = []
  let pending = 0
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname)
    pending += 1
  })
  const settle = () => {
    pending -= 1
  }
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  await watchShifts(page)
  // Each as a first visit.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })

  for (const url of layouts) {
    requests = []
    await open(page, url)
    await page.evaluate(() => document.fonts.ready)
    await seeFrames(page)
    await expect.poll(() => pending).toBe(0)
    // Without lazy pictures: the browser decides how far ahead of the screen it fetches them.
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image instanceof HTMLImageElement && image.currentSrc !== ''
            ? new URL(image.currentSrc).pathname
            : [],
        ),
      )
    const own = requests.filter((name) => !lazy.includes(name))
    expect(own, url).toContain(url)
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(14)
    expect(await sumShifts(page), url).toBeLessThanOrEqual(0.01)

    const fonts = requests.filter((name) => name.endsWith('.woff2'))
    const weight = fonts.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
    expect(fonts, url).not.toEqual([])
    expect(weight, url).toBeLessThanOrEqual(110 * kilobyte)
  }
})
