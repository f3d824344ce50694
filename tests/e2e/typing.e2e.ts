import type { Page } from '@playwright/test'
import { findRestaurants, sayFound } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, seeFrames, stopTheClock, test } from './test.ts'

const placeholder = 'Search restaurants, cities, or states...'
const phone = { width: 390, height: 844 }
const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 60)

test('60 letters typed into the middle of a text at 20 a second all arrive in place, and the URL is written once after them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writes: string[] = []
    Object.assign(window, { writes })
    const replaceState = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      writes.push(String(url))
      replaceState(state, unused, url)
    }
  })
  await stopTheClock(page)
  await open(page, '/restaurants?query=new+york')
  const box = page.getByPlaceholder(placeholder)
  await box.focus()
  await box.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  const readWrites = () => page.evaluate(() => (window as unknown as { writes: string[] }).writes)
  const before = (await readWrites()).length
  for (const letter of letters) {
    await page.keyboard.type(letter)
    await page.clock.runFor(50)
  }
  await expect(box).toHaveValue(`new${letters} york`)
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(
    3 + letters.length,
  )
  expect(await readWrites()).toHaveLength(before)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(`/restaurants?query=new${letters}+york`)
  await expect(box).toHaveValue(`new${letters} york`)
  expect(await readWrites()).toHaveLength(before + 1)
})

test('what is typed before the script arrives is kept and searched for', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/restaurants', { waitUntil: 'commit' })
  const box = page.getByPlaceholder(placeholder)
  await box.pressSequentially('semma')
  await release()
  await waitForHydration(page)
  await expect(box).toHaveValue('semma')
  await expect(
    page
      .getByRole('region', { name: 'Results' })
      .getByText(sayFound({ query: 'semma' }), { exact: true })
      .first(),
  ).toBeVisible()
  await expect(page.locator('#results > ul > li:not([hidden])')).toHaveCount(
    findRestaurants({ query: 'semma' }).length,
  )
  await expect(page).toHaveURL('/restaurants?query=semma')
})

test('on a phone the first letter moves the list with its own cards, and there as on a desktop no frame shows a part of one view beside one of another', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/restaurants')
  await expectOneMove(page, '/restaurants', 'h')
  const box = page.getByPlaceholder(placeholder)
  const cells = page.locator('#results > ul > li:not([hidden])')
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await expect(cells).toHaveCount(findRestaurants({ query: await box.inputValue() }).length)
  }
  await press('Escape')
  await page.evaluate(watchWindow)
  const readWindow = () => page.evaluate(() => watch.readWindow())
  for (const { viewport, keys } of [
    { viewport: phone, keys: ['s', 'a', 'f', 'Escape', 't', 'x', 'Escape'] },
    { viewport: { width: 1440, height: 900 }, keys: ['s', 'a', 'Escape'] },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => watch.frames.splice(0))
    const views = [await readWindow()]
    for (const key of keys) {
      await press(key)
      // A busy machine may show no frame before the next key.
      await page.waitForFunction(() => watch.frames.at(-1) === watch.readWindow())
      views.push(await readWindow())
    }
    const frames = await page.evaluate(() => watch.frames)
    expect(new Set(frames), `at ${viewport.width}`).toEqual(new Set(views))
  }
})

test('on a phone the first letter on the blog moves the list with its own cards', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/blog')
  await expectOneMove(page, '/blog', 't')
})

/** Types a first letter on a slow phone, and expects the list to be in one place in all frames from then on. */
async function expectOneMove(page: Page, path: string, key: string): Promise<void> {
  const box = page.getByRole('searchbox')
  await box.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate(() => {
    const frames: string[] = []
    Object.assign(globalThis, { frames })
    const look = () => {
      const top = document.querySelector('#results > ul')?.getBoundingClientRect().top ?? 0
      // From the frame on that answers the letter.
      if (document.querySelector('[aria-label="Active filters"]')) {
        frames.push(String(Math.round(top)))
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await box.press(key)
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  // The last that comes of a letter, after all the cards, is its URL and what is said of it.
  await expect(page).toHaveURL(`${path}?query=${key}`)
  await expect(page.getByRole('status')).not.toBeEmpty()
  await seeFrames(page)
  const tops = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames)
  expect(new Set(tops).size).toBe(1)
}

declare const watch: { frames: string[]; readWindow: () => string }

/** Runs in the page: notes at every frame what it says of the view, once it is drawn. */
function watchWindow(): void {
  const frames: string[] = []
  const readWindow = () =>
    [
      document.querySelector('h1')?.textContent,
      document.querySelector('#results p')?.textContent,
      ...Array.from(document.querySelectorAll('[aria-label="Active filters"] li'), (chip) =>
        chip.textContent.trim(),
      ),
      ...Array.from(
        document.querySelectorAll('#results > ul > li:not([hidden]) h2'),
        (name) => name.textContent,
      ),
    ].join(', ')
  const look = () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => frames.push(readWindow()))
    port1.start()
    port2.postMessage('')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, { watch: { frames, readWindow } })
}
