import { restaurants } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, seeFrames, test } from './test.ts'

const slugs = restaurants.slice(0, 3).map(({ slug }) => slug)
const three = `/restaurants?list=${slugs.join('.')}`

/** The header and the list itself at every width, all pages at two. */
const views = [320, 390, 900, 1024, 1440].flatMap((width) =>
  [three, ...([390, 1440].includes(width) ? ['/', '/restaurants', '/about'] : [])].map((path) => ({
    width,
    path,
  })),
)

test('nothing moves when a saved list becomes known', async ({ page }) => {
  await open(page, three)
  await page.getByRole('button', { name: 'Keep these three' }).click()
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        shift += 'value' in entry ? Number(entry.value) : 0
      }
      document.documentElement.dataset.shift = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const readShift = () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  for (const { width, path } of views) {
    await page.setViewportSize({ width, height: 800 })
    // Hydration shows the saved list. Shifts by late fonts come before it and do not count.
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await seeFrames(page)
    const before = await readShift()
    await release()
    await waitForHydration(page)
    await expect(page.getByText('Your list (3)').first()).toBeAttached()
    await seeFrames(page)
    expect.soft((await readShift()) - before, `${path} at ${width} px`).toBeLessThanOrEqual(0.01)
  }
})
