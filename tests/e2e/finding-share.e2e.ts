import type { Page } from '@playwright/test'
import { readClipboard } from './clipboard.ts'
import { findArticles, findRestaurants, restaurants } from './content.ts'
import { expect, open, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' })

const note = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)
const inTexas = findRestaurants({ state: 'TX' }).length

test('the link to a view is copied, and it is said what was copied', async ({ page, baseURL }) => {
  const inHouston = findRestaurants({ query: 'houston', state: 'TX' }).length
  const inEducation = findArticles({ category: 'Education' }).length
  for (const [view, name] of [
    ['/restaurants?state=TX&query=houston', `${inHouston} restaurants in Texas matching “houston”`],
    ['/blog?category=Education', `${inEducation} articles in Education`],
    [
      '/restaurants?list=semma-new-york.indienne-chicago.chai-pani-asheville',
      '3 restaurants on this list',
    ],
  ] as const) {
    await open(page, view)
    await copy(page).click()
    await expect(note(page, `Link copied: ${name}`)).toBeVisible()
    expect(await readClipboard(page)).toBe(`${baseURL}${view}`)
  }
})

test('a device with a sheet of its own is handed title and link; without one they are copied', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(globalThis, { shared: data }),
    })
  })
  await open(page, '/restaurants?state=TX')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)).toEqual({
    title: `${inTexas} restaurants in Texas`,
    url: `${baseURL}/restaurants?state=TX`,
  })
  for (const [path, name] of [
    ['/restaurants?state=TX', 'Share'],
    ['/blog/tandoor-mastery', 'Share this article'],
  ] as const) {
    await test.step(`${name} copies where there is no sheet, and nothing after one that was left`, async () => {
      await open(page, path)
      for (const [error, copied] of [
        ['AbortError', ''],
        ['InvalidStateError', ''],
        ['NotAllowedError', path],
      ] as const) {
        await page.evaluate((reason) => {
          Object.assign(navigator, {
            share: () => Promise.reject(new DOMException('', reason)),
          })
        }, error)
        await page.evaluate(() => navigator.clipboard.writeText('before'))
        await page.getByRole('button', { name, exact: true }).click()
        const expected = copied === '' ? 'before' : `${baseURL}${copied}`
        await expect.poll(() => readClipboard(page), error).toBe(expected)
        await expect(note(page, /^Link copied/), error).toHaveCount(copied ? 1 : 0)
      }
    })
  }
})

test('a link copied twice is said twice, and the note never covers the button', async ({
  page,
}) => {
  const all = `Link copied: ${restaurants.length} restaurants`
  await open(page, '/restaurants')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        said.push(...Array.from(addedNodes, (node) => node.textContent ?? ''))
      }
    }).observe(document.querySelector('[role=status]') ?? document, {
      subtree: true,
      childList: true,
    })
  })
  const readSaid = () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[])
  await copy(page).click()
  await expect.poll(readSaid).toEqual([all])
  await copy(page).click()
  await expect.poll(readSaid).toEqual([all, all])

  for (const [key, top] of [
    ['at the end of the window', 840],
    ['at its start', 10],
  ] as const) {
    const link = copy(page)
    await link.evaluate((element, y) => {
      scrollBy(0, element.getBoundingClientRect().top - y)
    }, top)
    await link.click()
    const said = note(page, all)
    await expect(said).toBeInViewport()
    const [a, b] = [await link.boundingBox(), await said.boundingBox()]
    const isApart = a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y)
    expect(isApart, key).toBe(true)
  }

  await test.step('in forced colors the note has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await copy(page).click()
    const said = note(page, all)
    await expect(said).toHaveCSS('border-top-style', 'solid')
    await expect(said).not.toHaveCSS('border-top-width', '0px')
  })
})

test('where a page may not copy, the link is there to be copied by hand, for a time', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  const failed = note(page, /^The link could not be copied/)
  await page.clock.install()
  await open(page, '/restaurants')
  await copy(page).click()
  await expect(failed).toBeVisible()
  await expect(note(page, `It is ${baseURL}/restaurants`)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(failed).toHaveCount(0)

  // It goes with another view.
  await copy(page).click()
  await expect(failed).toBeVisible()
  const row = page.getByRole('navigation', { name: 'Filter by state' })
  await row.getByRole('link', { name: /^NY\b/ }).click()
  await expect(page).toHaveURL('/restaurants?state=NY')
  await expect(failed).toHaveCount(0)

  // It goes after a time.
  await copy(page).click()
  await expect(failed).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(failed).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(failed).toHaveCount(0)

  // A long link is all to be read.
  await page.setViewportSize({ width: 390, height: 844 })
  const slugs = restaurants.slice(0, 8).map(({ slug }) => slug)
  await open(page, `/restaurants?list=${slugs.join('.')}`)
  await copy(page).click()
  await expect(failed).toBeVisible()
  expect(await failed.evaluate(findWordsOutsideCorners)).toEqual([])
})

/** Runs in the page: finds letters of a box that its round corners cut off. */
function findWordsOutsideCorners(box: HTMLElement | SVGElement): string[] {
  const { left, right, top, bottom, height } = box.getBoundingClientRect()
  const radius = Math.min(Number.parseFloat(getComputedStyle(box).borderTopLeftRadius), height / 2)
  const text = box.firstChild
  if (!(text instanceof Text)) {
    return ['no text']
  }
  const range = document.createRange()
  return [...text.data].filter((_, index) => {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const letter = range.getBoundingClientRect()
    return [letter.left, letter.right].some((x) =>
      [letter.top, letter.bottom].some((y) => {
        const dx = Math.max(left + radius - x, x - right + radius, 0)
        const dy = Math.max(top + radius - y, y - bottom + radius, 0)
        return dx > 0 && dy > 0 && Math.hypot(dx, dy) > radius
      }),
    )
  })
}
