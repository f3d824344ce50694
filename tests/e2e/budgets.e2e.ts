import path from 'node:path'
import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formatFound, layouts } from './content.ts'
import { openWithLateFonts } from './late-fonts.ts'
import { countLine, searchBox } from './list-page.ts'
import { expect, open, test, waitForFrames, waitForHydration } from './test.ts'

const folder = path.resolve('dist/client')
const kilobyte = 1_000
const weigh = (name: string) => statSync(path.join(folder, name)).size

test.use({ viewport: { width: 1440, height: 900 } })

for (const url of layouts) {
  test(`${url} loads no style sheet, late fonts move nothing, and pictures are as wide as their sizes say`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openWithLateFonts(page, url)
    await waitForHydration(page)
    expect(requests.filter((name) => name.endsWith('.css'))).toEqual([])
    const fonts = requests.filter((name) => name.endsWith('.woff2'))
    expect(fonts).not.toEqual([])
    expect(fonts.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThanOrEqual(45 * kilobyte)
    await expectFittingPictures(page)
  })
}

test('what ranks and helps loads with the focus, and a key that is faster waits for it', async ({
  page,
}) => {
  let answer: (() => void) | undefined
  await page.route(/\/text-search-[^/]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await open(page, '/restaurants?state=NY')
  await waitForFrames(page)
  expect(answer).toBeUndefined()

  await searchBox(page).focus()
  await expect.poll(() => answer).toBeDefined()
  await page.keyboard.type('indian')
  await waitForFrames(page)
  await expect(countLine(page, formatFound({ state: 'NY' }))).toBeVisible()
  answer?.()
  await expect(countLine(page, formatFound({ state: 'NY', query: 'indian' }))).toBeVisible()
  await expect(searchBox(page)).toHaveValue('indian')
})

test.describe('on a phone with a very dense screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('no picture of the home page weighs more than 90 kB', async ({ page }) => {
    await open(page, '/')
    await loadPictures(page)
    const sources = await page.evaluate(() =>
      Array.from(document.images, ({ currentSrc }) => new URL(currentSrc).pathname),
    )
    expect(sources.length).toBeGreaterThan(0)
    expect(Math.max(...sources.map(weigh))).toBeLessThanOrEqual(90 * kilobyte)
  })
})

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager'
    }
  })
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .toBe(true)
}

async function expectFittingPictures(page: Page): Promise<void> {
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    // Another width may load another file, from the next frame on.
    await waitForFrames(page)
    await loadPictures(page)
    for (const { name, slot, drawn } of await page.evaluate(measurePictures)) {
      expect(slot / drawn, `${name} at ${width}`).toBeGreaterThan(0.85)
      expect(slot / drawn, `${name} at ${width}`).toBeLessThan(1.25)
    }
  }
}

/** Runs in the page: compares the width that `sizes` gives with the drawn one, before object-fit cuts it. */
function measurePictures() {
  return [...document.images].map((image) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image
    const sizes = image.parentElement?.querySelector('source')?.sizes ?? ''
    const size = sizes
      .split(/,\s*(?=\(|[^()]*$)/)
      .map((text) => /^(\(.*?\))?\s*(.*)$/.exec(text))
      .find((match) => match?.[1] === undefined || matchMedia(match[1]).matches)
    const ruler = document.createElement('div')
    ruler.style.cssText = `position: absolute; inline-size: ${size?.[2]}`
    document.body.append(ruler)
    const slot = ruler.getBoundingClientRect().width
    ruler.remove()
    const drawn = Math.max(clientWidth, clientHeight * (naturalWidth / naturalHeight))
    return { name: currentSrc, slot, drawn }
  })
}
