import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'

// Compares the window with the pictures in tests/pictures. What a rule about styles cannot say, such as a red
// border on a field that nobody has touched, shows there. `npm run screenshots -- --update` retakes them.

/** Another browser or another font draws other pixels. */
const origin = path.resolve(import.meta.dirname, '../pictures/taken-with.txt')
const taken = readFileSync(origin, 'utf8').trim()

/** Calls back in dark and in light, at the start of the page. Colors differ in the middle of a transition, so nothing moves. */
export async function inBothSchemes(
  page: Page,
  look: (colorScheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  // Before the colors change, so that the search box, which stays in the window, is painted where it is at the start.
  await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await look(colorScheme)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** @param name of the picture, without the width of the window */
export async function expectPicture(page: Page, name: string, colorScheme: string): Promise<void> {
  const version = page.context().browser()?.version()
  const here = `Chromium ${version} on ${process.platform}, ${await page.evaluate(measureFonts)}`
  if (test.info().config.updateSnapshots === 'all') {
    writeFileSync(origin, `${here}\n`)
  } else if (here !== taken) {
    console.info(`Skipped: the pictures were taken with ${taken}; here is ${here}.`)
    return
  }
  await page.evaluate(showPictures)
  const width = page.viewportSize()?.width
  // Fewer than those of a border of a field.
  const tolerance = { maxDiffPixels: 120 }
  // Notes leave after some seconds.
  const notes = page.locator(':has(> [role=status])')
  await notes.evaluate(({ style }) => (style.visibility = 'hidden'))
  await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, tolerance)
  await notes.evaluate(({ style }) => (style.visibility = ''))
}

/** Runs in the page: waits for the fonts and the pictures of the window. Rows and menu are at their start. */
async function showPictures(): Promise<void> {
  await document.fonts.ready
  const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(shown.map((image) => image.decode()))
  for (const row of document.querySelectorAll('nav ul, dialog')) {
    row.scrollTo(0, 0)
  }
}

/** Runs in the page: the widths of a text in fonts of the system. */
function measureFonts(): string {
  const canvas = document.createElement('canvas').getContext('2d')
  return ['serif', 'sans-serif', 'monospace']
    .map((font) => {
      Object.assign(canvas ?? {}, { font: `100px ${font}` })
      return `${font} ${canvas?.measureText('Semma, Greenwich').width.toFixed(0)}`
    })
    .join(', ')
}
