import type { Page } from '@playwright/test'
import { known } from './content.ts'
import { cards, heading, searchBox, stateLink } from './list-page.ts'
import { expect, delayScript, open, readAddress, stopTheClock, test } from './test.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 60)

/** Counts the writes to the history of the pages that are opened from now on. */
async function countWrites(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { writes: 0 })
    for (const kind of ['pushState', 'replaceState'] as const) {
      const write = history[kind].bind(history)
      history[kind] = (...how) => {
        Reflect.set(globalThis, 'writes', Reflect.get(globalThis, 'writes') + 1)
        write(...how)
      }
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'writes') as number)
}

test('60 letters typed into the middle of a text arrive in place, and the URL is written once after them, and never after a visitor has left', async ({
  page,
}) => {
  const readWrites = await countWrites(page)
  await open(page, '/restaurants?query=new+york')
  await stopTheClock(page)
  const box = searchBox(page)
  await box.focus()
  await box.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  const before = await readWrites()
  for (const letter of letters) {
    await page.keyboard.type(letter)
    await page.clock.runFor(50)
  }
  await expect(box).toHaveValue(`new${letters} york`)
  expect(await box.evaluate((one: HTMLInputElement) => one.selectionStart)).toBe(3 + letters.length)
  expect(await readWrites()).toBe(before)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(`/restaurants?query=new${letters}+york`)
  await expect(box).toHaveValue(`new${letters} york`)
  expect(await readWrites()).toBe(before + 1)

  // A visitor who leaves before the URL is written stays on the next page.
  const address = readAddress(page)
  await box.fill(known.name)
  // Two frames, for the list. The URL takes longer.
  await page.clock.runFor(40)
  await expect(cards(page)).toHaveCount(1)
  expect(readAddress(page)).toBe(address)
  // Not by pointer, which would blur the box first: a blur writes the URL.
  await page
    .getByRole('link', { name: 'About', exact: true })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(heading(page)).not.toHaveText(/Best Indian Restaurants/)
  await page.clock.runFor(10_000)
  expect(readAddress(page)).toBe('/about')
})

test('a state that is chosen before the search has loaded leaves the text in the box, and the page and the focus where they are', async ({
  page,
}) => {
  await open(page, '/restaurants')
  const release = await delayScript(page, /text-search-[^/]+\.js$/)
  await searchBox(page).fill('dosa')
  const frames = await searchBox(page).evaluateHandle((input: HTMLInputElement) => {
    const seen: string[] = []
    const note = () => {
      seen.push(input.checkVisibility() ? input.value : 'nothing')
      requestAnimationFrame(note)
    }
    note()
    return seen
  })
  await stateLink(page, 'CA').click()
  await expect(page).toHaveURL('/restaurants?state=CA&query=dosa')
  await release()
  await expect(heading(page)).toHaveText(/California/)
  await expect(stateLink(page, 'CA')).toBeFocused()
  expect(new Set(await frames.jsonValue())).toEqual(new Set(['dosa']))
})
