import type { Page } from '@playwright/test'
import { readClipboard } from './clipboard.ts'
import { findArticles, findRestaurants, restaurants } from './content.ts'
import { expect, open, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copyOf = (page: Page, name: string) =>
  page.getByRole('link', { name: `Copy link to ${name}` })

const inHouston = findRestaurants({ query: 'houston', state: 'TX' }).length
const inTexas = findRestaurants({ state: 'TX' }).length

for (const [view, name] of [
  ['/restaurants?state=TX&query=houston', `${inHouston} restaurants in Texas matching “houston”`],
  [
    '/blog?category=Education',
    `${findArticles({ category: 'Education' }).length} articles in Education`,
  ],
  [
    '/restaurants?list=semma-new-york.indienne-chicago.chai-pani-asheville',
    '3 restaurants on this list',
  ],
] as const) {
  test(`the link to ${view} is copied, and it is said what was copied`, async ({
    page,
    baseURL,
  }) => {
    await open(page, view)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').getByText(`Link copied: ${name}`)).toBeVisible()
    expect(await readClipboard(page)).toBe(`${baseURL}${view}`)
  })
}

test('a device with a sheet of its own is handed title and link', async ({ page, baseURL }) => {
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
})

for (const [path, name] of [
  ['/restaurants?state=TX', 'Share'],
  ['/blog/tandoor-mastery', 'Share this article'],
] as const) {
  test(`${name} copies where there is no sheet, and nothing after one that was left`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: () => {} }))
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
      await expect(page.getByRole('status').getByText(/^Link copied/), error).toHaveCount(
        copied ? 1 : 0,
      )
    }
  })
}

test('a card is copied as a link that leads to that very card', async ({ page, baseURL }) => {
  await open(page, '/restaurants?query=houston')
  await copyOf(page, 'Musaafer').click()
  await expect(page.getByRole('status').getByText('Link copied: Musaafer')).toBeInViewport()
  expect(await readClipboard(page)).toBe(`${baseURL}/restaurants#musaafer-houston`)
  await page.goto('/')
  await page.goto(await readClipboard(page))
  const card = page.getByRole('article', { name: 'Musaafer' })
  await expect(card).toBeInViewport()
  await expect(card).toHaveCSS('outline-style', 'solid')
})

test('the home page has no link to copy that would not copy', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Directions to Semma' })).toBeVisible()
  await expect(copyOf(page, 'Semma')).toHaveCount(0)
})

test('a link copied twice is said twice', async ({ page }) => {
  await open(page, '/restaurants')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const text = target.textContent ?? ''
        if (text.startsWith('Link copied')) {
          said.push(text)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const readSaid = () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[])
  await copyOf(page, 'Semma').click()
  await expect.poll(readSaid).toEqual(['Link copied: Semma'])
  await copyOf(page, 'Semma').click()
  await expect.poll(readSaid).toEqual(['Link copied: Semma', 'Link copied: Semma'])
})

test('where a page may not copy, the link is there to be copied by hand', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    })
  })
  await open(page, '/restaurants')
  await copyOf(page, 'Semma').click()
  await expect(
    page.getByRole('status').getByText(`It is ${baseURL}/restaurants#semma-new-york`),
  ).toBeInViewport()
})

test.describe('where a page may not copy', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, {
        writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      })
    })
  })

  const note = (page: Page) => page.getByRole('status').getByText(/^The link could not be copied/)

  test('the note with the link goes with Escape, with another view, and after a time', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/restaurants')
    await copyOf(page, 'Semma').click()
    await expect(note(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note(page)).toHaveCount(0)

    await copyOf(page, 'Semma').click()
    await expect(note(page)).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Filter by state' })
      .getByRole('link', { name: /^NY\b/ })
      .click()
    await expect(page).toHaveURL('/restaurants?state=NY')
    await expect(note(page)).toHaveCount(0)

    await copyOf(page, 'Semma').click()
    await expect(note(page)).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(note(page)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(note(page)).toHaveCount(0)
  })

  test('a long link is all to be read in the note', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const slugs = restaurants.slice(0, 8).map(({ slug }) => slug)
    await open(page, `/restaurants?list=${slugs.join('.')}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(note(page)).toBeVisible()
    expect(await note(page).evaluate(findWordsOutsideCorners)).toEqual([])
  })
})

test('the note never covers the link that was pressed', async ({ page }) => {
  await open(page, '/restaurants')
  for (const [key, top] of [
    ['at the end of the window', 840],
    ['at its start', 10],
  ] as const) {
    const link = copyOf(page, 'Thattu')
    await link.evaluate((element, y) => {
      scrollBy(0, element.getBoundingClientRect().top - y)
    }, top)
    await link.click()
    const said = page.getByRole('status').getByText('Link copied: Thattu')
    await expect(said).toBeInViewport()
    const [a, b] = [await link.boundingBox(), await said.boundingBox()]
    const isApart = a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y)
    expect(isApart, key).toBe(true)
  }
})

test('in forced colors the note has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/restaurants')
  await copyOf(page, 'Semma').click()
  const said = page.getByRole('status').getByText('Link copied: Semma')
  await expect(said).toHaveCSS('border-top-style', 'solid')
  await expect(said).not.toHaveCSS('border-top-width', '0px')
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

test('every card leads to its place in a map', async ({ page }) => {
  await page.goto('/restaurants')
  const links = page.getByRole('link', { name: /^Directions to / })
  await expect(links).toHaveCount(restaurants.length)
  const link = page.getByRole('link', { name: /^Directions to Semma/ })
  await expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Semma%2C+New+York%2C+NY',
  )
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
