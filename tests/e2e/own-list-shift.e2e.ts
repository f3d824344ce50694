import { restaurants } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { sumShifts, watchShifts } from './shifts.ts'
import { expect, holdScript, open, seeFrames, test } from './test.ts'

const slugs = restaurants.slice(0, 3).map(({ slug }) => slug)
const three = `/restaurants?list=${slugs.join('.')}`

/** The header and the list itself at every width, other lists of cards at two. */
const views = [320, 390, 900, 1024, 1440].flatMap((width) =>
  [three, ...([390, 1440].includes(width) ? ['/', '/restaurants'] : [])].map((path) => ({
    width,
    path,
  })),
)

test('nothing moves when a saved list becomes known', async ({ page }) => {
  await open(page, three)
  await page.getByRole('button', { name: 'Save all three' }).click()
  await watchShifts(page)
  for (const { width, path } of views) {
    await page.setViewportSize({ width, height: 800 })
    // Hydration shows the saved list. Shifts by late fonts come before it and do not count.
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await seeFrames(page)
    const before = await sumShifts(page)
    await release()
    await waitForHydration(page)
    await expect(page.getByText('Your list (3)').first()).toBeAttached()
    await seeFrames(page)
    expect
      .soft((await sumShifts(page)) - before, `${path} at ${width} px`)
      .toBeLessThanOrEqual(0.01)
  }
})
