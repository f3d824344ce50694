import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, nothing, test } from './test.ts'
import { applyState, views, type View } from './views.ts'

// Compares the window with the pictures in tests/pictures. What a rule about styles cannot say, such as a red
// border on a field that nobody has touched, shows there. `npm run screenshots -- --update` takes them anew.

const names = new Set([
  'home',
  'directory',
  'directory-state',
  'directory-close',
  'directory-list',
  'restaurant',
  'article',
  'contact',
  'contact-invalid-and-open',
  'not-found',
])
const menu: View = {
  name: 'menu',
  path: '/about',
  act: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
  },
}
const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

/** Another browser or another font draws other pixels. */
const origin = path.resolve(import.meta.dirname, '../pictures/taken-with.txt')
const taken = readFileSync(origin, 'utf8').trim()

test.use({ viewport: phone })

for (const view of [menu, ...views.filter(({ name }) => names.has(name))]) {
  test.describe(view.name, () => {
    test.use({ expectedMessages: view.messages ?? nothing })

    test('looks as in its pictures, small and large, in light and in dark', async ({
      page,
      browser,
    }, { config }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await applyState(page, view)
      const here = `Chromium ${browser.version()} on ${process.platform}, ${await page.evaluate(measureFonts)}`
      if (config.updateSnapshots === 'all') {
        writeFileSync(origin, `${here}\n`)
      } else if (here !== taken) {
        const reason = `The pictures were taken with ${taken}; here is ${here}.`
        console.info(reason)
        test.skip(true, reason)
      }
      for (const viewport of view === menu ? [phone] : [phone, laptop]) {
        await page.setViewportSize(viewport)
        await showPictures(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect
            .soft(page)
            .toHaveScreenshot(`${view.name}-${viewport.width}-${colorScheme}.png`, {
              // Fewer than those of a border of a field.
              maxDiffPixels: 120,
            })
        }
      }
    })
  })
}

/** Waits for the fonts and the pictures of the window. Page and rows are at their start. */
async function showPictures(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(shown.map((image) => image.decode()))
    // Notes leave after some seconds.
    document.querySelector<HTMLElement>('[role=status]')?.style.setProperty('visibility', 'hidden')
    for (const row of [document.documentElement, ...document.querySelectorAll('nav ul')]) {
      row.scrollTo(0, 0)
    }
  })
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
