import { findRestaurants, sayFound } from './content.ts'
import { waitForHydration } from './hydration.ts'
import { expect, holdScript, open, seeFrames, stopTheClock, test } from './test.ts'

const placeholder = 'Search restaurants, cities, or states...'
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

for (const { path, key } of [
  { path: '/restaurants', key: 'h' },
  { path: '/blog', key: 't' },
]) {
  test(`on a phone the first letter at ${path} moves the list with its own cards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
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
    const readTops = () =>
      page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames)
    // The last that comes of a letter, after all the cards, is its URL and what is said of it.
    await expect(page).toHaveURL(`${path}?query=${key}`)
    await expect(page.locator('#results').getByRole('status').first()).not.toBeEmpty()
    await seeFrames(page)
    expect([...new Set(await readTops())]).toHaveLength(1)
  })
}

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width}, no frame of typing shows a part of one view beside one of another`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/restaurants')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.evaluate(watchWindow)
    const readWindow = () => page.evaluate(() => watch.readWindow())
    const box = page.getByPlaceholder(placeholder)
    const cells = page.locator('#results > ul > li:not([hidden])')
    await box.focus()
    const views = [await readWindow()]
    for (const key of ['s', 'a', 'f', 'Escape', 't', 'x', 'Escape']) {
      await page.keyboard.press(key)
      const query = await box.inputValue()
      await expect(cells).toHaveCount(findRestaurants({ query }).length)
      // A busy machine may show no frame before the next key.
      await page.waitForFunction(() => watch.frames.at(-1) === watch.readWindow())
      views.push(await readWindow())
    }
    expect(new Set(await page.evaluate(() => watch.frames))).toEqual(new Set(views))
  })
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
