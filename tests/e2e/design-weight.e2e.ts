import type { Page } from '@playwright/test'
import { scrollThrough } from './scroll.ts'
import { expect, open, test } from './test.ts'

const kilobyte = 1000
const isFont = /\.woff2$/
const isImage = /\.(?:avif|webp|jpe?g|png)$/

test.describe('on a phone with a very dense screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the home page loads fonts of 110 kB at most and no picture over 90 kB', async ({
    page,
  }) => {
    const readSizes = recordSizes(page)
    await open(page, '/')
    await page.evaluate(() => document.fonts.ready)
    await scrollThrough(page)
    await expectPictures(page)
    const sizes = await readSizes()
    const weigh = (type: RegExp) =>
      [...sizes].flatMap(([url, size]) => (type.test(url) ? [size] : []))
    const fonts = weigh(isFont)
    const images = weigh(isImage)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110 * kilobyte)
    expect(images.length).toBeGreaterThan(0)
    expect(Math.max(...images)).toBeLessThanOrEqual(90 * kilobyte)
  })
})

test('pictures are as wide at any width as their sizes say', async ({ page }) => {
  for (const path of ['/', '/about', '/blog', '/blog/spice-route-guide']) {
    await open(page, path)
    // All of them at once, not as one scrolls.
    await page.evaluate(() => {
      for (const image of document.images) {
        image.loading = 'eager'
      }
    })
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // Another width may load another file.
      await expectPictures(page)
      for (const { name, said, drawn } of await measurePictures(page)) {
        expect(said / drawn, `${name} at ${width}`).toBeGreaterThan(0.85)
        expect(said / drawn, `${name} at ${width}`).toBeLessThan(1.25)
      }
    }
  }
})

/** Records fonts and pictures as they load; the returned function has their bytes by URL. */
function recordSizes(page: Page): () => Promise<Map<string, number>> {
  const sizes: Promise<[url: string, size: number]>[] = []
  page.on('requestfinished', (request) => {
    const url = request.url()
    if (isFont.test(url) || isImage.test(url)) {
      sizes.push(request.sizes().then(({ responseBodySize }) => [url, responseBodySize]))
    }
  })
  return async () => new Map(await Promise.all(sizes))
}

async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .toBe(true)
}

interface Measured {
  name: string
  /** The width in pixels that `sizes` gives. */
  said: number
  /** How wide the whole picture is drawn, the part that object-fit cuts off included. */
  drawn: number
}

function measurePictures(page: Page): Promise<Measured[]> {
  return page.evaluate(() =>
    [...document.images].map((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image
      const sizes = image.parentElement?.querySelector('source')?.sizes ?? ''
      const slot = sizes
        .split(/,\s*(?=\(|[^()]*$)/)
        .map((size) => /^(\(.*?\))?\s*(.*)$/.exec(size))
        .find((match) => match?.[1] === undefined || matchMedia(match[1]).matches)
      const ruler = document.createElement('div')
      ruler.style.cssText = `position: absolute; inline-size: ${slot?.[2]}`
      document.body.append(ruler)
      const said = ruler.getBoundingClientRect().width
      ruler.remove()
      const drawn = Math.max(clientWidth, clientHeight * (naturalWidth / naturalHeight))
      return { name: currentSrc, said, drawn }
    }),
  )
}
