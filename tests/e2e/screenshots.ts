import { test, type Page } from '@playwright/test'
import { applyState, views } from './views.ts'

const folder = 'screenshots'
const widths = [390, 1440]
const schemes = ['light', 'dark'] as const

for (const view of views) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      test(`${view.name} ${width} ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await applyState(page, view)
        await page.waitForLoadState('networkidle')
        await save(page, `${view.name}-${width}-${colorScheme}`)
      })
    }
  }
}

test('menu 390', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.screenshot({ path: `${folder}/menu-390.png`, animations: 'disabled' })
})

async function save(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: 'article { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) {
      picture.loading = 'eager'
    }
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
  await page.screenshot({
    path: `${folder}/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  })
}
